import { arrived } from '#api/late.ts'
import { peek } from '#api/peek.ts'
import type { FeedbackRules } from '#contract/entities/permission.ts'

export interface FeedbackForm {
  readonly questionType: string
  readonly content: string
  readonly contact: string
}

export type FeedbackErrors = Partial<Record<'questionType' | 'content', 'required' | 'length'>>

/** Most characters a gateway takes for the contact. */
export const contactLimit = 255

/** As `contract/system/get-permission.ts` has it; that module would bring the whole contract to the page. */
export const permissionPath = '/wps/system/permission'

/** The bounds as the gateway has them now; undefined where it does not answer. */
export async function feedbackRules(language: string): Promise<FeedbackRules | undefined> {
  const value = (await peek(permissionPath, { language })) as { info?: { feedback?: unknown } } | null | undefined
  const rules = value?.info?.feedback
  return isRules(rules) ? rules : undefined
}

function isRules(value: unknown): value is FeedbackRules {
  const { questionTypes, minLength, maxLength } = (value ?? {}) as Partial<FeedbackRules>
  const isList = Array.isArray(questionTypes) && questionTypes.every((type) => typeof type === 'string')
  return isList && Number.isInteger(minLength) && Number.isInteger(maxLength)
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

/** Brings what sending needs, while somebody writes. */
const sender = () => import('./send-feedback.ts')
export const prepareFeedback = (): void => void sender().catch(() => undefined)

/** Client and contract come by now at the latest. @throws CallError */
export async function submitFeedback({ questionType, content, contact }: FeedbackForm): Promise<void> {
  const answer = contact.trim()
  const { sendFeedback } = await arrived(sender(), 'sendFeedback')
  await sendFeedback({ questionType, content: content.trim(), ...(answer && { contact: answer }) })
}
