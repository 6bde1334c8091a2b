/**
 * The ledger is the only writer of money. Each call below is one statement (a function of db/functions/ledger.sql). On
 * the pool it is its own transaction; with a `tx` it is part of that transaction. Money is bigint minor units.
 *
 * - accounts.ts   `ensureAccount(on, owner, purpose, currency) → id`, `balanceOf(on, account)`
 * - transfers.ts  `transfer(on, { kind, legs, reference, metadata }) → id`, `reverse(on, transferId, reason) → id`,
 *                 `settlePeriod(on, contract, period, request) → id`
 * - holds.ts      `hold(on, …)`, `settleHold(on, { holdId, to, payout, … })`, `moveHold(on, { holdId, account })`,
 *                 `voidHold(on, holdId)`, `expireHolds(on, now)`
 * - once.ts       `once(database, { actor, key, request }, work)`: any operation of a service at most once per key
 * - errors.ts     `LedgerFailure` with the exhaustive `LedgerError`, and `Refusal` for services
 * - reconcile.ts  `reconcile(database, proofs)`: the proof
 *
 * Games move money only through gateway/play/vendors. A service that must write its own row together with the money in one
 * round trip calls the SQL functions from a function of its own, as db/functions/vendors.sql does. Deadlocks and
 * serialization failures are retried on the pool by the calls themselves, and otherwise by `Database.transaction`; no
 * caller has to.
 *
 * @module
 */

import type { Executor } from '#gateway/platform/db/client.ts'

/** Owner of an account. A member's account cannot fall below zero; a system account can. */
export type Owner = { kind: 'member'; id: string } | { kind: 'system'; id: SystemPurpose }

/**
 * The counterparty of every movement of a member's money. Each has 16 rows per currency (shards), so that settlements
 * of many players do not queue for one row. Its balance is the sum over the shards.
 */
export type SystemPurpose =
  /** Game bankroll: receives stakes, pays wins. */
  | 'house'
  /** Money at the payment provider: the negative sum of deposits. */
  | 'deposits'
  /** Payments that arrived without a known owner, until they are credited or returned. */
  | 'unclaimed'
  /** Debts of members: money that banks claimed back after it was spent. */
  | 'debts'
  /** Paid out to members. */
  | 'withdrawals'
  /** Fees of members, such as for a payout. */
  | 'fees'
  /** Money for promotions, points and welcome bonuses. */
  | 'bonus'
  /** Issues and takes back points (currency PTS). */
  | 'points'
  /** Pools of tournaments and raffles, pots of the jackpot, and totals of red envelopes, an account for each (product rules 26.3, 27.8 and 34.1). */
  | 'prizes'
  /** Agents' salaries, dividends and rebates. */
  | 'commission'
  /** Source of play money (currency FUN). */
  | 'trial'
  /** Corrections by an operator. */
  | 'adjustment'

/**
 * One leg of a transfer in minor units: positive is a credit, negative a debit. The legs of each currency sum to zero. A
 * system leg has the currency of the first account leg, or that of the account `beside` it.
 */
export type Leg =
  | { account: bigint; amount: bigint }
  | { system: SystemPurpose; amount: bigint; beside?: bigint | undefined }

/** The pool (one statement, one transaction) or an open transaction. */
export type LedgerExecutor = Executor

export const holdStatuses = ['pending', 'posted', 'voided', 'expired'] as const
export type HoldStatus = (typeof holdStatuses)[number]
