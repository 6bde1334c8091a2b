import { lotteryWordsArea } from '#games/lottery/view/names.ts'
import { isArea } from '#i18n/areas.ts'
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
export async function verifyWords(lottery?: string): Promise<PageWords> {
  const { lang: locale } = document.documentElement
  const area = lottery === undefined ? '' : lotteryWordsArea(lottery)
  const [verify, picture, plays] = await Promise.all([
    loadMessages('fairness-verify'),
    loadMessages('fairness-picture'),
    isArea(area) ? loadMessages(area) : {},
  ])
  return {
    t: createTranslate<'fairness-verify' | 'fairness-picture'>({ ...verify, ...picture, ...plays }, locale),
    locale,
  }
}
