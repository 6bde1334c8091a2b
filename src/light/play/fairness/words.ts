import type { LotteryTypeName } from '#games/lottery/type-names.ts'
import { playWordsArea } from '#games/lottery/view/play-words.ts'
import { loadMessages } from '#i18n/load.ts'
import { createTranslate, type Translate } from '#lib/messages.ts'

/** The words of the page that checks rounds, with those of pictures. */
export interface PageWords {
  readonly t: Translate<'fairness-verify' | 'fairness-picture'>
  readonly locale: string
}

/**
 * The words of the check in the language of the page.
 *
 * @param lottery the type of lottery that is checked, whose plays have words of their own
 * @throws if they do not arrive
 */
export async function verifyWords(lottery?: LotteryTypeName): Promise<PageWords> {
  const { lang: locale } = document.documentElement
  const [verify, picture, plays] = await Promise.all([
    loadMessages('fairness-verify'),
    loadMessages('fairness-picture'),
    lottery === undefined ? {} : loadMessages(playWordsArea(lottery)),
  ])
  return {
    t: createTranslate<'fairness-verify' | 'fairness-picture'>({ ...verify, ...picture, ...plays }, locale),
    locale,
  }
}
