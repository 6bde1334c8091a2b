/**
 * The money door: the only way in which a game moves money, ours or a vendor's. Each call is one statement, its own
 * transaction on the pool, and joins yours when it is given a `tx`. A transaction is named by its game; asked for again
 * it gets its first answer. Amounts are bigint minor units. The SQL stands in db/functions/vendor.sql, the order in which
 * calls may follow each other in tests/ledger/vendor.test.ts.
 *
 * @module
 */

import type { Executor } from '#gateway/db/client.ts'
import { callOne } from '#gateway/ledger/call.ts'
import type { Json } from '#gateway/ledger/ledger.ts'
import { type KeptRefusal, refusalError, refusalOf } from '#gateway/ledger/once.ts'
import { requestHash, usableKey } from '#gateway/ledger/request-hash.ts'
import { validBetRule } from './valid-bet.ts'

/** How a game names what it asks for. The same name with another request is a conflict. */
export interface TransactionName {
  /** `house` for our own games. */
  readonly vendor: string
  readonly id: string
  /** The whole request. */
  readonly request: Json
}

/**
 * The name of what a player asks one of our games for, with an idempotency key of theirs.
 *
 * @throws {LedgerFailure} `idempotency-missing`
 */
export function houseTransaction(memberId: bigint, key: string, request: Json): TransactionName {
  return { vendor: 'house', id: `${memberId}:${usableKey(key)}`, request }
}

interface Placing {
  readonly transaction: TransactionName
  /** An open one: it says who plays, what, and with which wallet. */
  readonly gameSessionId: bigint
  /** Who plays the round on: an engine of ours, or a vendor. */
  readonly engine: string
  /** As the player's history names the transaction. */
  readonly key: string
  readonly stake: bigint
  readonly now: Date
}

/** What may come of a bet. */
type Placed<Extra = object> =
  /** `balance` is what could be staked after it. */
  | ({ result: 'done'; wager_id: bigint; round_id: bigint; placed_at: string; balance: bigint } & Extra)
  /** It was placed before, and may be settled or open by now. */
  | { result: 'replayed'; wager_id: bigint; round_id: bigint; placed_at: string }
  /** Final for the name: insufficient funds, or what the game itself refused. */
  | { result: 'refused'; refusal: KeptRefusal }
  /** It was rolled back, perhaps before it came. */
  | { result: 'rolled_back' }
  /** Another round of an exclusive game is open; the name stays unused. */
  | { result: 'in_progress'; round_id: bigint; placed_at: string }
  /** The game session has ended; the name stays unused. */
  | { result: 'closed' }

/**
 * Bet and win in one, for a round whose end is known as it begins: stake, win, round and bet in one transaction.
 *
 * @throws {LedgerFailure} `idempotency-conflict`, `idempotency-missing`, `amount-invalid`
 */
export function betAndWin(
  on: Executor,
  bet: Placing & {
    readonly win: bigint
    /** JSON text of what was drawn. */
    readonly outcome: string
    /** See `validBet`. */
    readonly validBet: bigint
  },
): Promise<Placed<{ outcome: unknown }>> {
  const text = 'SELECT * FROM vendor_bet_win($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11, $12)'
  const { gameSessionId, engine, key, stake, win, outcome, now } = bet
  const amounts = [stake, win, outcome, bet.validBet, validBetRule]
  return callOne(on, text, [...nameOf(bet.transaction), gameSessionId, engine, key, ...amounts, now])
}

/**
 * Places a bet that is settled later: its stake is held. In a round of before, or in a new one, which stays open until
 * {@link endRound}.
 *
 * @throws {LedgerFailure} as {@link betAndWin}
 */
export function bet(
  on: Executor,
  placing: Placing & {
    readonly round:
      | { readonly id: bigint }
      /** A new one, or the one that its vendor calls so. */
      | { readonly reference: string | null; readonly exclusive: boolean }
    /** JSON text of what the engine goes on from; left out, it stays as it is. */
    readonly engineState?: string
  },
): Promise<Placed | { result: 'round_ended'; round_id: bigint | null }> {
  const text = 'SELECT * FROM vendor_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12)'
  const { transaction, gameSessionId, engine, key, stake, round, engineState = null, now } = placing
  const place = 'id' in round ? [round.id, null, false] : [null, round.reference, round.exclusive]
  return callOne(on, text, [...nameOf(transaction), gameSessionId, engine, key, stake, ...place, engineState, now])
}

export type WagerState = 'open' | 'won' | 'lost' | 'void' | 'refunded' | 'cashed'

/**
 * Settles an open bet with its win, also after the game session ended; `void` gives the stake back. A bet that is settled
 * already gets a further win as a row of its own.
 *
 * @returns `bet_unknown` where the bet did not come yet: ask again; `refused` where it was rolled back
 * @throws {LedgerFailure} as {@link betAndWin}
 */
export function win(
  on: Executor,
  settlement: {
    readonly transaction: TransactionName
    /** Id of the bet's transaction, of the same vendor. */
    readonly betId: string
    readonly state: Exclude<WagerState, 'open' | 'refunded'>
    readonly win: bigint
    /** JSON text of what came out. */
    readonly outcome: string | null
    /** See `validBet`. */
    readonly validBet: bigint
    /** Nobody waits for the answer: the game shows it when it opens next. */
    readonly unseen?: boolean
    readonly now: Date
  },
): Promise<
  | { result: 'done' | 'replayed'; wager_id: bigint; state: WagerState; late: boolean; balance: bigint }
  | { result: 'refused'; refusal: KeptRefusal }
  | { result: 'bet_unknown' }
> {
  const text = 'SELECT * FROM vendor_win($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11)'
  const { transaction, betId, state, outcome, unseen = false, now } = settlement
  const amounts = [settlement.win, outcome, settlement.validBet, validBetRule]
  return callOne(on, text, [...nameOf(transaction), betId, state, ...amounts, unseen, now])
}

/**
 * Gives the stake of an open bet back. A bet that never came is remembered and refused when it comes.
 *
 * @returns `refused` where the bet is settled: a rollback leaves that as it is
 * @throws {LedgerFailure} as {@link betAndWin}
 */
export function rollback(
  on: Executor,
  request: { readonly transaction: TransactionName; readonly betId: string; readonly now: Date },
): Promise<
  | { result: 'done' | 'replayed'; found: boolean; wager_id: bigint | null; balance: bigint | null }
  | { result: 'refused'; refusal: KeptRefusal }
> {
  const text = 'SELECT * FROM vendor_rollback($1, $2, $3, $4, $5, $6)'
  return callOne(on, text, [...nameOf(request.transaction), request.betId, validBetRule, request.now])
}

/** Ends a round; what is still open in it has lost. @returns whether it was open, and how many bets lost by it */
export function endRound(on: Executor, roundId: bigint, now: Date): Promise<{ ended: boolean; lost: number }> {
  return callOne(on, 'SELECT * FROM vendor_end($1, $2, $3)', [roundId, validBetRule, now])
}

/** What is known of a transaction; undefined where it never came. */
export async function transactionStatus(
  on: Executor,
  vendor: string,
  id: string,
): Promise<{ kind: string; state: 'done' | 'refused' | 'rolled_back'; wagerState: WagerState | null } | undefined> {
  const [row] = await on.query<{
    kind: string
    state: 'done' | 'refused' | 'rolled_back'
    wager_state: WagerState | null
  }>(
    `SELECT t.kind, t.state, w.state AS wager_state
     FROM vendor_transaction t LEFT JOIN wager w ON w.id = t.wager_id WHERE t.vendor = $1 AND t.transaction_id = $2`,
    [vendor, id],
  )
  return row && { kind: row.kind, state: row.state, wagerState: row.wager_state }
}

/**
 * Keeps what a game refuses before any money is asked for as the final answer to a name.
 *
 * @returns the bet of the name, where it had been placed before
 * @throws {Refusal} {LedgerFailure} the refusal that is kept: this one, or an earlier one
 */
export async function keepRefusal(on: Executor, name: TransactionName, refusal: Error, now: Date): Promise<bigint> {
  const kept = refusalOf(refusal)
  if (!kept) throw refusal
  const text = 'SELECT * FROM vendor_keep_refusal($1, $2, $3, $4::jsonb, $5)'
  const row = await callOne<{ answer: KeptRefusal; wager_id: bigint | null }>(on, text, [
    ...nameOf(name),
    JSON.stringify(kept),
    now,
  ])
  if (row.wager_id !== null) return row.wager_id
  throw refusalError(row.answer)
}

function nameOf({ vendor, id, request }: TransactionName): [string, string, Uint8Array] {
  return [vendor, id, requestHash(request)]
}
