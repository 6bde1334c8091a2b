/**
 * The ledger is the only writer of money. Each call below is ONE statement (a function of db/functions/ledger*.sql), so it
 * is its own transaction on the pool, and joins yours when it is given a `tx`. Money is bigint minor units.
 *
 * - accounts.ts   `ensureAccount(on, owner, purpose, currency) → id`, `balanceOf(on, account)`,
 *                 `systemBalance(on, purpose, currency)`
 * - transfers.ts  `transfer(on, { kind, legs, reference, metadata }) → id`, `reverse(on, transferId, reason) → id`,
 *                 `settlePeriod(on, contract, period, request) → id`
 * - holds.ts      `hold(on, …)`, `settleHold(on, { holdId, to, payout, … })`, `voidHold(on, holdId)`,
 *                 `expireHolds(on, now)`
 * - once.ts       `once(database, { actor, key, request }, work)`: any operation of a service at most once per key
 * - errors.ts     `LedgerFailure` with the exhaustive `LedgerError`, and `Refusal` for services
 * - reconcile.ts  `reconcile(database, proofs)`: the proof
 *
 * Games move money through gateway/vendor alone. A service that must write its own row with the money in the same round
 * trip calls the SQL functions from one of its own, as db/functions/vendor.sql does.
 * Deadlocks and serialization failures are retried by the calls themselves on the pool and by
 * `Database.transaction` otherwise; no caller has to.
 *
 * @module
 */

import type { Executor } from '#gateway/db/client.ts'

/** JSON that is stored and given back as it was. Money inside it is a digit string, never a number. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Whose account: a member's can never go below zero, a system account can. */
export type Owner = { kind: 'member'; id: string } | { kind: 'system'; id: SystemPurpose }

/**
 * The other side of every player movement. Each has 16 rows per currency (shards), so that settlements of many
 * players do not queue for one row; their balance is the sum over the shards.
 */
export type SystemPurpose =
  /** Game bankroll: receives stakes, pays wins. */
  | 'house'
  /** Money at the payment provider: negative by what members have paid in. */
  | 'deposits'
  /** Paid out to members. */
  | 'withdrawals'
  /** What members pay for a service, such as a payout. */
  | 'fees'
  /** Promotion, point and welcome money. */
  | 'bonus'
  /** Salaries, dividends and rebates of agents. */
  | 'commission'
  /** Source of play money (currency FUN). */
  | 'trial'
  /** Corrections by an operator. */
  | 'adjustment'

/** One side of a transfer in minor units: positive is credited, negative is debited. All legs sum to zero. */
export type Leg = { account: bigint; amount: bigint } | { system: SystemPurpose; amount: bigint }

/** Funds of one account in minor units; `available` = `balance` − `held` is what can be staked or withdrawn. */
export type Balance = { balance: bigint; held: bigint; available: bigint; currency: string }

/** Where a ledger call runs: the pool (then it is one statement and one transaction) or an open transaction. */
export type LedgerExecutor = Executor

export type HoldStatus = 'pending' | 'posted' | 'voided' | 'expired'
