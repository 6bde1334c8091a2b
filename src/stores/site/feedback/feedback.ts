import { arrived } from '#api/loaded-code.ts'
import { peek } from '#api/peek.ts'
import type { FeedbackRules } from '#contract/site/system/permission.ts'

export interface FeedbackForm {
  readonly questionType: string
  readonly content: string
  readonly contact: string
}

export type FeedbackErrors = Partial<Record<'questionType' | 'content', 'required' | 'length'>>

/** Most characters of the contact field. */
export const contactLimit = 255

/** The path of `contract/site/system/get-permission.ts`, repeated here because that module would load the whole contract. */
export const permissionPath = '/wps/system/permission'

/** The gateway's current bounds; undefined without an answer. */
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

/** Number of characters, without outer spaces; the gateway counts in the same way. */
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

/** Loads the code that sends feedback, while the person writes. */
const sender = () => import('./send-feedback.ts')
export const prepareFeedback = (): void => void sender().catch(() => undefined)

/** Sends the feedback; waits for the sending code if it is not loaded yet. @throws CallError */
export async function submitFeedback({ questionType, content, contact }: FeedbackForm): Promise<void> {
  const answer = contact.trim()
  const { sendFeedback } = await arrived(sender(), 'sendFeedback')
  await sendFeedback({ questionType, content: content.trim(), ...(answer && { contact: answer }) })
}
