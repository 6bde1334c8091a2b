import type { Deposit } from '#contract/money/deposits/deposit.ts'

/**
 * The states that may follow each state. Money that arrives for a failed or expired charge still has an owner, so it is
 * credited or returned. The database refuses every other change (db/functions/deposits.sql).
 */
export const nextDepositStates: Readonly<Record<Deposit['status'], readonly Deposit['status'][]>> = {
  pending: ['credited', 'failed', 'expired', 'returned'],
  failed: ['credited', 'returned'],
  expired: ['credited', 'returned'],
  credited: [],
  returned: [],
}

/** What became of a payment that arrived. */
export const receiptStates = ['unmatched', 'credited', 'returned'] as const

export const returnStates = ['requested', 'unknown', 'done', 'failed'] as const
export type ReturnState = (typeof returnStates)[number]

/**
 * A return is asked about until its outcome is known; an operator may ask for a failed one again, which gives it a new
 * number at the provider.
 */
export const nextReturnStates: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  requested: ['unknown', 'done', 'failed'],
  unknown: ['requested', 'done', 'failed'],
  failed: ['requested'],
  done: [],
}

/** Why a payment is sent back to its payer; the site has the texts. */
export type ReturnReason =
  /** Another person paid. */
  | 'payer_differs'
  /** The member's tax number was unknown, and the payer's is that of another account. */
  | 'payer_has_account'
  /** The provider did not name the payer, and the operator accepts no such payments. */
  | 'payer_unknown'
  | 'amount_differs'
  | 'paid_twice'
  /** The payer's bank claimed it back before it was credited. */
  | 'disputed'
  /** It belongs to no deposit; an operator sent it back. */
  | 'unknown_charge'
