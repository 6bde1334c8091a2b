import type { SiteLanguage } from '#lib/languages.ts'
import { createTranslate, type Messages, type Translate } from '#lib/messages.ts'

/**
 * The texts on a link's banners, in a language that may differ from the page's (`pages/banners`).
 *
 * @throws Error if the texts do not arrive
 */
export async function bannerWords(language: SiteLanguage): Promise<Translate<'banner'>> {
  const answer = await fetch(`/banners/${language}.json`)
  if (!answer.ok) throw new Error(`No words for banners in ${language}`)
  const messages: Messages = await answer.json()
  return createTranslate<'banner'>(messages, language)
}
