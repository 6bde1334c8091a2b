import { loadMessages } from '#i18n/load.ts'
import { createTranslate, type Translate } from '#lib/messages.ts'

/** The words of the page that checks rounds, with those of pictures. */
export interface PageWords {
  readonly t: Translate<'fairness-verify' | 'fairness-picture'>
  readonly locale: string
}

/** The words of the check in the language of the page. @throws if they do not arrive */
export async function verifyWords(): Promise<PageWords> {
  const { lang: locale } = document.documentElement
  const [verify, picture] = await Promise.all([loadMessages('fairness-verify'), loadMessages('fairness-picture')])
  return { t: createTranslate<'fairness-verify' | 'fairness-picture'>({ ...verify, ...picture }, locale), locale }
}
