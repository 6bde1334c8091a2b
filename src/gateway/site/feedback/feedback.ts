import type { FieldFailures } from '#contract/envelope.ts'
import type { SendFeedbackRequest } from '#contract/site/feedback/send-feedback.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { daysBefore, purge } from '#gateway/platform/db/purge.ts'
import type { RequestContext } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { readSettings } from '#gateway/platform/settings/settings.ts'
import { feedbackSetting } from '#gateway/platform/settings/site-settings.ts'

/** The member of a session token; undefined for visitors, trial users and ended sessions. */
export type MemberOf = (token: string) => Promise<bigint | undefined>

/**
 * Stores feedback, of the logged-in member or without one.
 *
 * @throws {CallFailure} `field_invalid`, with the bounds if the length is wrong
 */
export async function keepFeedback(
  { database, now }: GatewayDeps,
  request: SendFeedbackRequest,
  caller: RequestContext,
  memberOf: MemberOf,
) {
  const { rules } = await readSettings(database, { rules: feedbackSetting })
  const content = request.content.trim()
  const { length } = [...content]
  const value: FieldFailures = { fields: {} }
  if (!rules.questionTypes.includes(request.questionType)) value.fields.questionType = { reason: 'format' }
  if (length < rules.minLength || length > rules.maxLength) {
    value.fields.content = { reason: 'length', min: rules.minLength, max: rules.maxLength }
  }
  if (Object.keys(value.fields).length > 0) throw new CallFailure('field_invalid', { value })
  const contact = request.contact?.trim() ?? ''
  const memberId = caller.token === undefined ? undefined : await memberOf(caller.token)
  await database.query(
    `INSERT INTO feedback (question_type, content, contact, address, sent_at, member_id)
     VALUES (:questionType, :content, :contact, :address, :sentAt, :memberId)`,
    {
      questionType: request.questionType,
      content,
      contact: contact === '' ? null : contact,
      address: caller.address,
      sentAt: now(),
      memberId: memberId ?? null,
    },
  )
  return {}
}

/** Deletes feedback that is `days` old. */
export async function forgetFeedback(on: Executor, now: Date, days: number): Promise<void> {
  await purge(on, 'feedback', 'sent_at < :before', { before: daysBefore(now, days) })
}
