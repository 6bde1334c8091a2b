import { defaultLanguage, type SiteLanguage } from '#lib/languages.ts'

/** Path of a route in a language. The default language has no prefix. */
export function localPath(language: SiteLanguage, route: string): string {
  return language === defaultLanguage ? route : `/${language}${route}`
}
