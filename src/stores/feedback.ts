import type { FeedbackRules } from '#contract/entities/permission.ts'
import { sendFeedback } from '#contract/system/send-feedback.ts'
import { call } from './call.ts'
import { loadPermission } from './permission.ts'

export interface FeedbackForm {
  readonly questionType: string
  readonly content: string
  readonly contact: string
}

export type FeedbackErrors = Partial<Record<'questionType' | 'content', 'required' | 'length'>>

/** Most characters a gateway takes for the contact. */
export const contactLimit = 255

/** The bounds as the gateway has them now; undefined where it does not answer. */
export async function feedbackRules(language: string): Promise<FeedbackRules | undefined> {
  return (await loadPermission(language))?.info.feedback
}

/** Characters as people count them, without outer spaces, as the gateway counts. */
export function lengthOf(content: string): number {
  return [...content.trim()].length
}

export function checkFeedback({ questionType, content }: FeedbackForm, rules: FeedbackRules): FeedbackErrors {
  const length = lengthOf(content)
  const isWrong = length < rules.minLength || length > rules.maxLength
  return {
    ...(rules.questionTypes.includes(questionType) ? {} : { questionType: 'required' as const }),
    ...(length === 0 ? { content: 'required' as const } : isWrong ? { content: 'length' as const } : {}),
  }
}

/** @throws CallError */
export async function submitFeedback({ questionType, content, contact }: FeedbackForm): Promise<void> {
  const answer = contact.trim()
  await call(sendFeedback, { questionType, content: content.trim(), ...(answer && { contact: answer }) })
}
