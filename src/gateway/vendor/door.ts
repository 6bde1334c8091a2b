/**
 * The money door: the only way in which games move money, ours or a vendor's (product rules 9.2 to 9.10). Each call is
 * one statement: on the pool its own transaction, with a `tx` a part of that one. The game names its transaction; the
 * same name again gets the first answer. Amounts are bigint minor units. The SQL is in db/functions/vendor.sql.
 *
 * @module
 */

import type { Executor } from '#gateway/db/client.ts'
import { callOne } from '#gateway/ledger/call.ts'
import type { Json } from '#gateway/ledger/ledger.ts'
import { type KeptRefusal, refusalError, refusalOf } from '#gateway/ledger/once.ts'
import { requestHash, usableKey } from '#gateway/ledger/request-hash.ts'
import { validBetRule } from './valid-bet.ts'

/** A game's name for a request. The same name with another request is a conflict. */
export interface TransactionName {
  /** `house` for our own games. */
  readonly vendor: string
  readonly id: string
  /** The whole request. Its hash is stored. */
  readonly request: Json
}

/**
 * The name of a player's request to one of our own games, from the player's idempotency key.
 *
 * @throws {LedgerFailure} `idempotency-missing`
 */
export function houseTransaction(memberId: bigint, key: string, request: Json): TransactionName {
  return { vendor: 'house', id: `${memberId}:${usableKey(key)}`, request }
}

interface Placing {
  readonly transaction: TransactionName
  /** An open session; it determines player, game and wallet. */
  readonly gameSessionId: bigint
  /** Engine or vendor that continues the round. */
  readonly engine: string
  /** Name of the bet in the player's history. */
  readonly key: string
  readonly stake: bigint
  readonly now: Date
}

/** Possible results of a bet. */
type Placed<Extra = object> =
  /** `balance` is what can be staked afterwards. */
  | ({ result: 'done'; wager_id: bigint; round_id: bigint; placed_at: string; balance: bigint } & Extra)
  /** It was placed before, and may be settled or open. */
  | { result: 'replayed'; wager_id: bigint; round_id: bigint; placed_at: string }
  /** Final for this name: insufficient funds, or a refusal of the game itself. */
  | { result: 'refused'; refusal: KeptRefusal }
  /** It was rolled back, possibly before it came. */
  | { result: 'rolled_back' }
  /** Another round of an exclusive game is open; the name stays unused. */
  | { result: 'in_progress'; round_id: bigint; placed_at: string }
  /** The game session has ended; the name stays unused. */
  | { result: 'closed' }

/**
 * Bet and win in one transaction, for a round whose result is known at once.
 *
 * @throws {LedgerFailure} `idempotency-conflict`, `idempotency-missing`, `amount-invalid`
 */
export function betAndWin(
  on: Executor,
  bet: Placing & {
    readonly win: bigint
    /** JSON text of the drawn result. */
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
 * Places a bet that is settled later; its stake is held. It belongs to an existing round or opens a new one, which
 * stays open until {@link endRound}.
 *
 * @throws {LedgerFailure} as {@link betAndWin}
 */
export function bet(
  on: Executor,
  placing: Placing & {
    readonly round:
      | { readonly id: bigint }
      /** A new round, or the one with the vendor's reference. */
      | { readonly reference: string | null; readonly exclusive: boolean }
    /** JSON text of the engine's state; left out, the state stays as it is. */
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
 * Settles an open bet with its win, also after the game session has ended; `void` returns the stake. A further win of a
 * settled bet becomes a row of its own.
 *
 * @returns `bet_unknown` if the bet has not come yet, so that the vendor can try again; `refused` if it was rolled back
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
    /** JSON text of the result. */
    readonly outcome: string | null
    /** See `validBet`. */
    readonly validBet: bigint
    /** Whether no request waits for the result; the game then shows it when it opens next. */
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
 * Returns the stake of an open bet. A bet that never came is remembered and refused when it comes.
 *
 * @returns `refused` if the bet is settled; a rollback does not change it
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

/** Ends a round; its open bets have lost. @returns whether it was open, and how many bets lost thereby */
export function endRound(on: Executor, roundId: bigint, now: Date): Promise<{ ended: boolean; lost: number }> {
  return callOne(on, 'SELECT * FROM vendor_end($1, $2, $3)', [roundId, validBetRule, now])
}

/** The state of a transaction; undefined if it never came. */
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
 * Stores a game's own refusal as the final answer to a name, before any money is involved.
 *
 * @returns the bet of the name, if it was placed before
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
