import { loadMessages } from '#i18n/load.ts'
import { createTranslate, type Translate } from '#lib/messages.ts'
import type { SiteLanguage } from '#lib/languages.ts'

/** Words of the full-page screens, fetched when one is shown. */
export async function wordsOf(language: SiteLanguage): Promise<Translate> {
  return createTranslate(await loadMessages(language, 'system'), language)
}
