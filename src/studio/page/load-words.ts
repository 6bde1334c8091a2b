import type { ReelsTranslate } from '#games/reels/view/words.ts'
import { createTranslate } from '#lib/messages.ts'

export type Language = 'pt' | 'en'

/** The texts of a language. Each is a script of its own, so that a player loads one. */
export async function loadWords(language: Language): Promise<ReelsTranslate> {
  const [slots, reels] = await (language === 'pt'
    ? Promise.all([import('#locales/pt/slots.json'), import('#locales/pt/slots-reels.json')])
    : Promise.all([import('#locales/en/slots.json'), import('#locales/en/slots-reels.json')]))
  return createTranslate<'slots' | 'slots-reels'>({ ...slots.default, ...reels.default }, localeOf(language))
}

/** The locale of amounts and plural forms. */
export function localeOf(language: Language): string {
  return language === 'pt' ? 'pt-BR' : 'en-US'
}

/** The language of the browser, for what must be said before the game's own is known. */
export function browserLanguage(): Language {
  return navigator.language.toLowerCase().startsWith('pt') ? 'pt' : 'en'
}
