import { bigint, type Infer, nullable, string, type } from 'superstruct'
import type { RequestOf } from '#contract/define-call.ts'
import type { Feedback, getFeedback } from '#contract/site/feedback/get-feedback.ts'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { keysetPage, seekById } from '#gateway/platform/http/keyset.ts'

const FeedbackRow = type({
  id: bigint(),
  question_type: string(),
  content: string(),
  sent_at: Instant,
  answer: nullable(string()),
  answered_at: nullable(Instant),
})

/** A page of a member's feedback, newest first. @throws {CallFailure} `invalid_request` for a cursor of another list */
export async function memberFeedback(
  { database }: Pick<GatewayDeps, 'database'>,
  memberId: bigint,
  { cursor, pageSize }: RequestOf<typeof getFeedback>,
) {
  const asked = { list: `getFeedback ${memberId}`, cursor, pageSize }
  const { rows, next, previous } = await keysetPage(asked, async (limit, place) => {
    const { where, order, parameters } = seekById(place, 'id', { memberId, limit })
    const text = `SELECT * FROM (
        SELECT id, question_type, content, sent_at, answer, answered_at FROM feedback
        WHERE member_id = :memberId ${where}
        ORDER BY ${order} LIMIT :limit) page
      ORDER BY id DESC`
    return { rows: await rowsOf(database, FeedbackRow, text, parameters) }
  })
  return { list: rows.map(wireFeedback), next, previous }
}

const wireFeedback = (row: Infer<typeof FeedbackRow>): Feedback => ({
  feedbackId: row.id.toString(),
  questionType: row.question_type,
  content: row.content,
  sentAt: row.sent_at.toISOString(),
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
})

const WaitingRow = type({
  id: bigint(),
  question_type: string(),
  content: string(),
  contact: nullable(string()),
  sent_at: Instant,
  account: nullable(string()),
})

/** Feedback without an answer, oldest first; that of visitors has no account. */
export function waitingFeedback(on: Executor, limit = 100) {
  return rowsOf(
    on,
    WaitingRow,
    `SELECT f.id, f.question_type, f.content, f.contact, f.sent_at, m.account
     FROM feedback f LEFT JOIN member m ON m.id = f.member_id WHERE f.answer IS NULL ORDER BY f.id LIMIT :limit`,
    { limit },
  )
}

/** Most characters of an answer. */
const longestAnswer = 2000

const AnsweredRow = type({ id: bigint(), member_id: bigint() })

/**
 * Answers a member's feedback, once; the member gets a message.
 *
 * @param by name of the operator, kept beside the answer
 * @throws Error if there is no such feedback of a member without an answer, or the answer is empty or too long
 */
export async function answerFeedback(
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  id: string,
  { by, text }: { readonly by: string; readonly text: string },
): Promise<void> {
  const answer = text.trim()
  if (answer === '' || answer.length > longestAnswer) throw new Error(`An answer has 1 to ${longestAnswer} characters.`)
  const at = now()
  await database.transaction(async (tx) => {
    const row = await rowOf(
      tx,
      AnsweredRow,
      `UPDATE feedback SET answer = :answer, answered_at = :answeredAt, answered_by = :by
       WHERE id::text = :id AND member_id IS NOT NULL AND answer IS NULL RETURNING id, member_id`,
      { id, answer, answeredAt: at, by },
    )
    if (!row) throw new Error(`There is no feedback ${id} of a member that waits for an answer.`)
    await leaveMessage(tx, {
      memberId: row.member_id,
      kind: 'feedback_answered',
      details: { feedbackId: id },
      reference: `feedback:${id}`,
      now: at,
    })
  })
}
