import { defaultLanguage, type SiteLanguage, siteLanguages } from '#lib/languages.ts'

/** The language of this page, for scripts that are not islands. */
export function pageLanguage(): { language: SiteLanguage; locale: string } {
  const { dataset, lang: locale } = document.documentElement
  // The folder of its words begins with the language.
  const code = dataset.words?.split('.')[0]
  return { language: siteLanguages.find((language) => language === code) ?? defaultLanguage, locale }
}
