import { bigint, boolean, enums, integer, nullable, string, type } from 'superstruct'
import { withdrawalStates } from '#contract/money/withdrawals/withdrawal.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
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
  /** The account that it is paid to. */
  kind: enums(payoutKinds),
  state: enums(withdrawalStates),
  reason: nullable(string()),
  /** Whether the member answered that it has not arrived. */
  is_missing: boolean(),
  /** Pictures that the member sent with that. */
  proofs: integer(),
  requested_at: Instant,
})

/**
 * Cases for the operator, oldest first: withdrawals in review, payouts with an unknown outcome, and paid ones that have
 * not arrived according to the member.
 */
export function reviewQueue(on: Executor, limit = 100) {
  return rowsOf(
    on,
    QueueRow,
    `SELECT w.reference, m.account, w.amount, w.currency, a.kind, w.state, w.reason, w.requested_at,
       c.withdrawal_id IS NOT NULL AS is_missing, (SELECT count(*)::integer FROM upload u WHERE u.withdrawal_id = w.id) AS proofs
     FROM withdrawal w JOIN member m ON m.id = w.member_id JOIN payout_account a ON a.id = w.payout_account_id
       LEFT JOIN withdrawal_case c ON c.withdrawal_id = w.id AND c.outcome IS NULL
     WHERE w.state IN ('review', 'unknown') OR c.withdrawal_id IS NOT NULL
     ORDER BY w.id LIMIT :limit`,
    { limit },
  )
}

/**
 * Decides a withdrawal in review; it can be decided once only.
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
