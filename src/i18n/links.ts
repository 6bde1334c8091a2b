import { defaultLanguage, type SiteLanguage, siteLanguages } from '#lib/languages.ts'

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
  return language === defaultLanguage || isNamed || noPage.test(path) ? href : `/${language}${href}`
}
