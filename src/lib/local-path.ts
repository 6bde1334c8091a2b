import { defaultLanguage, type SiteLanguage, siteLanguages } from './languages.ts'

/** Path of a route in a language. The default language has no prefix. */
export function localPath(language: SiteLanguage, route: string): string {
  return language === defaultLanguage ? route : `/${language}${route}`
}

/** Calls of the gateway and files have no language. */
const noPage = /^\/wps\/|\.[a-z\d]+$/i

/**
 * The address of a link in the reader's language. A link that already names a language keeps it.
 *
 * @param href path of this site, with its query and hash
 */
export function linkInLanguage(language: SiteLanguage, href: string): string {
  const [path = ''] = href.split(/[?#]/, 1)
  const isNamed = siteLanguages.some((code) => path === `/${code}` || path.startsWith(`/${code}/`))
  return isNamed || noPage.test(path) ? href : localPath(language, href)
}
