import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { WithdrawalRules } from '#gateway/money/turnover/withdrawal-rules.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { voidHold } from '#gateway/platform/ledger/holds.ts'
import { changeState } from './change-state.ts'
import type { WithdrawalState } from './states.ts'
import type { WithdrawalRow } from './withdrawal-queries.ts'

/** Whether a withdrawal is paid without a review, or the reasons for a review. The reasons are shown to the member. */
export function firstDecision(
  { amount }: { readonly amount: bigint },
  { automaticUpTo }: Pick<WithdrawalRules, 'automaticUpTo'>,
): { readonly state: 'approved' } | { readonly state: 'review'; readonly reason: string } {
  return amount <= automaticUpTo ? { state: 'approved' } : { state: 'review', reason: 'large_amount' }
}

interface Decision {
  readonly actor: string
  readonly now: Date
}

const messageOf = (
  row: WithdrawalRow,
  kind: 'withdrawal_approved' | 'withdrawal_rejected',
  now: Date,
  reason = '',
) => ({
  memberId: row.member_id,
  kind,
  details: { amount: row.amount.toString(), currency: row.currency, ...(reason === '' ? {} : { reason }) },
  reference: `${kind}:${row.reference}`,
  now,
})

/** Lets a withdrawal be paid. The caller holds the lock of its row. */
export async function approve(tx: Transaction, row: WithdrawalRow, { actor, now }: Decision): Promise<void> {
  await changeState(tx, { id: row.id, from: row.state, to: 'approved', actor, expectedAt: row.expected_at, now })
  await leaveMessage(tx, messageOf(row, 'withdrawal_approved', now))
}

/**
 * Ends a withdrawal that was not paid and never will be: the money can be staked again. The caller holds the lock of its
 * row.
 *
 * @param to `rejected` by the operator, `failed` if the bank refused it
 */
export async function giveBack(
  tx: Transaction,
  row: WithdrawalRow,
  { actor, now, to, reason }: Decision & { to: Extract<WithdrawalState, 'rejected' | 'failed'>; reason: string },
): Promise<void> {
  await voidHold(tx, row.hold_id)
  await changeState(tx, { id: row.id, from: row.state, to, actor, reason, expectedAt: now, now })
  await leaveMessage(tx, messageOf(row, 'withdrawal_rejected', now, reason))
}
