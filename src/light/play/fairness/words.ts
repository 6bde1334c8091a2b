import type { VerifyWords } from '#games/fairness/explain.ts'
import { loadMessages } from '#i18n/load.ts'
import { createTranslate } from '#lib/messages.ts'

/** The words of the check in the language of the page. @throws if they do not arrive */
export async function verifyWords(): Promise<VerifyWords> {
  const { lang: locale } = document.documentElement
  return { t: createTranslate<'fairness-verify'>(await loadMessages('fairness-verify'), locale), locale }
}
