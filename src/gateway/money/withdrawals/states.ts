import type { Withdrawal } from '#contract/money/withdrawals/withdrawal.ts'

export type WithdrawalState = Withdrawal['state']

/**
 * The states that may follow each state. A provider that does not answer makes a withdrawal `unknown`; the money stays
 * held until the outcome is known. A bank may send paid money back, hours later. The database refuses every other
 * change (db/functions/withdrawals.sql).
 */
export const nextStates: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  requested: ['review', 'approved', 'rejected'],
  review: ['approved', 'rejected'],
  approved: ['submitted', 'rejected'],
  submitted: ['unknown', 'paid', 'failed'],
  unknown: ['submitted', 'paid', 'failed'],
  paid: ['returned'],
  rejected: [],
  failed: [],
  returned: [],
}
