import { array, bigint, type Infer, integer, string, type } from 'superstruct'
import type { Database, Executor } from '#gateway/platform/db/client.ts'
import { IdRow, Instant, rowsOf } from '#gateway/platform/db/rows.ts'

const HeldRow = type({
  id: bigint(),
  inviter: string(),
  invited: string(),
  version: integer(),
  qualified_at: Instant,
  flags: array(string()),
  currency: string(),
  amount: bigint(),
})
export type HeldReferral = Infer<typeof HeldRow>

/** Invitations that the operator must review, with the sum of both rewards, oldest first. */
export function listHeld(on: Executor): Promise<HeldReferral[]> {
  return rowsOf(
    on,
    HeldRow,
    `SELECT r.id, one.account AS inviter, other.account AS invited, r.version, r.qualified_at, r.flags, r.currency,
       sum(w.amount)::bigint AS amount
     FROM referral_reward w JOIN referral r ON r.id = w.referral_id
     JOIN member one ON one.id = r.member_id JOIN member other ON other.id = r.invited_id
     WHERE w.state = 'held' GROUP BY r.id, one.account, other.account ORDER BY r.id`,
  )
}

interface ReviewDecision {
  readonly id: bigint
  readonly decision: 'approve' | 'refuse'
  readonly by: string
  readonly now: Date
}

/**
 * Approves or refuses the rewards of an invitation. A refusal is final.
 *
 * @throws Error if the invitation is not waiting for a review
 */
export async function decideHeld(database: Database, { id, decision, by, now }: ReviewDecision): Promise<void> {
  const isRefused = decision === 'refuse'
  const decided = await rowsOf(
    database,
    IdRow,
    `UPDATE referral_reward SET state = :state, reason = :reason, decided_at = :decidedAt, looked_at_by = :by
     WHERE referral_id = :id AND state = 'held' RETURNING id`,
    isRefused
      ? { id, state: 'not-paid', reason: 'refused', decidedAt: now, by }
      : { id, state: 'open', reason: null, decidedAt: null, by },
  )
  if (decided.length === 0) throw new Error(`No invitation ${id} waits for a review.`)
}
