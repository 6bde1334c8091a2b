import { loadMessages } from '#i18n/load.ts'
import { createTranslate, type Translate } from '#lib/messages.ts'

/** Words of the full-page screens, loaded when one is shown. */
export async function wordsOf(locale: string): Promise<Translate<'system'>> {
  return createTranslate<'system'>(await loadMessages('system'), locale)
}
