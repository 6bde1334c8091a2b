import { brandWords } from '#lib/brand.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { createTranslate, type Messages, nameBrand } from '#lib/messages.ts'

// A picture speaks the language of whom it is for, which may be another than that of the page: these words alone come in any.
const files = import.meta.glob<Messages>('/locales/*/banner.json', { import: 'default' })

/** What stands on the pictures of a link, in a language. */
export async function bannerWords(language: SiteLanguage) {
  const load = files[`/locales/${language}/banner.json`]
  if (!load) throw new Error(`No words for banners in ${language}`)
  return createTranslate<'banner'>(nameBrand(await load(), brandWords), language)
}
