import { loadMessages } from '#i18n/load.ts'
import { createTranslate } from '#lib/messages.ts'
import type { JackpotWords } from '#parts/rewards/jackpot/facts.ts'

/** The words of the jackpot in the language of the page; the card has the names of the categories. */
export async function jackpotWords(card: HTMLElement): Promise<JackpotWords> {
  const { lang: locale } = document.documentElement
  const titles: JackpotWords['titles'] = JSON.parse(card.dataset.titles ?? '{}')
  return { t: createTranslate<'jackpot'>(await loadMessages('jackpot'), locale), locale, titles }
}
