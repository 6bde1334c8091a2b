import { loadMessages } from '#i18n/load.ts'
import { createTranslate } from '#lib/messages.ts'
import type { JackpotWords } from '#parts/rewards/jackpot/facts.ts'

/**
 * The words of the jackpot in the language of the page; the card has the names of the categories. Undefined if they did not
 * arrive; the next call asks again.
 */
export async function jackpotWords(card: HTMLElement): Promise<JackpotWords | undefined> {
  const { lang: locale } = document.documentElement
  const titles: JackpotWords['titles'] = JSON.parse(card.dataset.titles ?? '{}')
  const messages = await loadMessages('jackpot').catch(() => undefined)
  return messages && { t: createTranslate<'jackpot'>(messages, locale), locale, titles }
}
