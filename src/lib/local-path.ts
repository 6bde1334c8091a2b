import { defaultLanguage, type SiteLanguage } from '#lib/languages.ts'

/** The address of a route in a language, as pages have it: the default language has no prefix. */
export function localPath(language: SiteLanguage, route: string): string {
  return language === defaultLanguage ? route : `/${language}${route}`
}
