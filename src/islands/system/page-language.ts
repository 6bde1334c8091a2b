import { defaultLanguage, localeOf, type SiteLanguage, siteLanguages } from '#lib/languages.ts'

/** The language of this page, as its `lang` says, for scripts that are no islands. */
export function pageLanguage(): { language: SiteLanguage; locale: string } {
  const locale = document.documentElement.lang
  return { language: siteLanguages.find((code) => localeOf[code] === locale) ?? defaultLanguage, locale }
}
