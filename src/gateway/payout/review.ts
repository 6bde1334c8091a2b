import { bigint, enums, nullable, string, type } from 'superstruct'
import { withdrawalStates } from '#contract/entities/withdrawal.ts'
import type { Executor } from '#gateway/db/client.ts'
import { Instant, rowsOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { balanceChanged } from '#gateway/events/balance-changes.ts'
import { payoutKinds } from '#lib/payout-kinds.ts'
import { approve, giveBack } from './decide.ts'
import { lockWithdrawal } from './withdrawal-queries.ts'

/** Why an operator refuses a withdrawal; the site has the words of each. */
export const rejectReasons = ['documents_needed', 'owner_differs', 'rules_broken', 'asked_by_member'] as const
export type RejectReason = (typeof rejectReasons)[number]

const QueueRow = type({
  reference: string(),
  account: string(),
  amount: bigint(),
  currency: string(),
  /** What it is to be paid to. */
  kind: enums(payoutKinds),
  state: enums(withdrawalStates),
  reason: nullable(string()),
  confirmation: nullable(string()),
  requested_at: Instant,
})

/**
 * What waits for a person, oldest first: withdrawals to look at, payouts whose outcome is unknown, and paid ones that the
 * member says have not arrived.
 */
export function reviewQueue(on: Executor, limit = 100) {
  return rowsOf(
    on,
    QueueRow,
    `SELECT w.reference, m.account, w.amount, w.currency, a.kind, w.state, w.reason, w.confirmation, w.requested_at
     FROM withdrawal w JOIN member m ON m.id = w.member_id JOIN payout_account a ON a.id = w.payout_account_id
     WHERE w.state IN ('review', 'unknown') OR (w.state = 'paid' AND w.confirmation = 'not_received')
     ORDER BY w.id LIMIT $1`,
    [limit],
  )
}

/**
 * Decides a withdrawal in review; nobody can decide it twice.
 *
 * @param by name of the operator, kept in the timeline
 * @throws Error if it is not in review
 */
export async function review(
  deps: Pick<GatewayDeps, 'database' | 'log' | 'now'>,
  reference: string,
  decision: { readonly by: string; readonly reject?: RejectReason },
): Promise<void> {
  const now = deps.now()
  const actor = `operator:${decision.by}`
  const memberId = await deps.database.transaction(async (tx) => {
    const row = await lockWithdrawal(tx, reference)
    if (row?.state !== 'review') throw new Error(`${reference} is not in review, but ${row?.state ?? 'unknown here'}`)
    if (decision.reject === undefined) await approve(tx, row, { actor, now })
    else await giveBack(tx, row, { actor, now, to: 'rejected', reason: decision.reject })
    return row.member_id
  })
  balanceChanged(deps, memberId)
}
