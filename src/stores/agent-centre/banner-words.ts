import type { SiteLanguage } from '#lib/languages.ts'
import { createTranslate, type Messages, type Translate } from '#lib/messages.ts'

/**
 * What stands on the pictures of a link, in a language that may be another than that of the page (`pages/banners`).
 *
 * @throws Error if the words do not come
 */
export async function bannerWords(language: SiteLanguage): Promise<Translate<'banner'>> {
  const answer = await fetch(`/banners/${language}.json`)
  if (!answer.ok) throw new Error(`No words for banners in ${language}`)
  const messages: Messages = await answer.json()
  return createTranslate<'banner'>(messages, language)
}
