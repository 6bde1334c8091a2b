import { defaultLanguage, type SiteLanguage, siteLanguages } from '#lib/languages.ts'

/** The language of this page, as its `lang` says, for scripts that are no islands. */
export function pageLanguage(): { language: SiteLanguage; locale: string } {
  const locale = document.documentElement.lang
  // The code of a language is what its tag begins with.
  const [base] = locale.split('-')
  return { language: siteLanguages.find((code) => code === base) ?? defaultLanguage, locale }
}
