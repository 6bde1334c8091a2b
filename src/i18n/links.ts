import { defaultLanguage, type SiteLanguage, siteLanguages } from '#lib/languages.ts'

/** Calls and files have no language. */
const noPage = /^\/wps\/|\.[a-z\d]+$/i

/**
 * Where a link leads that somebody wrote for readers of any language: to the page in the reader's, unless it names one
 * itself.
 *
 * @param href path of this site, with its query and hash
 */
export function linkInLanguage(language: SiteLanguage, href: string): string {
  const [path = ''] = href.split(/[?#]/, 1)
  const isNamed = siteLanguages.some((code) => path === `/${code}` || path.startsWith(`/${code}/`))
  return language === defaultLanguage || isNamed || noPage.test(path) ? href : `/${language}${href}`
}
