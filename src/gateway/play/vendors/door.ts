/**
 * The money door: the only way in which games move money, ours or a vendor's (product rules 9.2 to 9.10 and 9.15). Each call is
 * one statement: on the pool its own transaction, with a `tx` a part of that one. The game names its transaction; the
 * same name again gets the first answer. Amounts are bigint minor units. The SQL is in db/functions/vendors.sql.
 *
 * @module
 */

import type { Infer } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { callOne } from '#gateway/platform/ledger/call.ts'
import { refusalError, refusalOf } from '#gateway/platform/ledger/once.ts'
import {
  Bet,
  BetAndWin,
  NameAnswer,
  Rollback,
  RoundEnd,
  StoredState,
  TransactionStatus,
  Win,
  type wagerStates,
} from './results.ts'
import { nameOf, type TransactionName } from './transaction-name.ts'
import { validBetRule } from './valid-bet.ts'

export { betTransaction, correctionTransaction, houseTransaction, type TransactionName } from './transaction-name.ts'

/**
 * The pair of seeds and the nonce that a round of our own games was drawn from. The bet uses the nonce; if another round
 * did so before, the bet is undone with SQLSTATE FR001 (`withDraw` then draws anew).
 */
export interface UsedDraw {
  readonly pairId: bigint
  readonly nonce: number
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
    /** The vendor's name for the round; left out by our own games. */
    readonly reference?: string
    readonly draw?: UsedDraw
  },
): Promise<Infer<typeof BetAndWin>> {
  return settledBet(on, { ...bet, freeRoundsId: null })
}

/**
 * {@link betAndWin} for a free round (product rules 28): the bonus money of the house pays the stake, and the win goes to the
 * account of the free rounds. One that is over, or not the player's, is refused with `free_rounds_over`.
 *
 * @throws {LedgerFailure} as {@link betAndWin}
 */
export function freeRound(
  on: Executor,
  bet: Placing & {
    readonly freeRoundsId: bigint
    readonly win: bigint
    /** JSON text of the drawn result. */
    readonly outcome: string
    readonly draw?: UsedDraw
  },
): Promise<Infer<typeof BetAndWin>> {
  return settledBet(on, { ...bet, validBet: 0n })
}

type SettledBet = Parameters<typeof betAndWin>[1] & { readonly freeRoundsId: bigint | null }

function settledBet(on: Executor, bet: SettledBet): Promise<Infer<typeof BetAndWin>> {
  const asked =
    ':vendor, :transactionId, :hash, :gameSessionId, :engine, :key, :reference, :freeRoundsId, :stake, :win, :outcome::jsonb, :validBet, :validBetRule, :now'
  const text = bet.draw
    ? `SELECT * FROM fair_bet_win(:pairId, :nonce, ${asked})`
    : `SELECT * FROM vendor_bet_win(${asked})`
  const { gameSessionId, engine, key, reference = null, freeRoundsId, stake, win, outcome, validBet, now } = bet
  const amounts = { reference, freeRoundsId, stake, win, outcome, validBet, validBetRule }
  const draw = bet.draw && { pairId: bet.draw.pairId, nonce: bet.draw.nonce }
  return callOne(on, BetAndWin, text, {
    ...nameOf(bet.transaction),
    gameSessionId,
    engine,
    key,
    ...amounts,
    now,
    ...draw,
  })
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
      /** A new round of our own games, which waits for its player. */
      | { readonly draw: UsedDraw }
    /** JSON text of the engine's state; left out, the state does not change. */
    readonly engineState?: string
  },
): Promise<Infer<typeof Bet>> {
  const { transaction, gameSessionId, engine, key, stake, round, engineState = null, now } = placing
  const asked = { ...nameOf(transaction), gameSessionId, engine, key, stake, engineState, now }
  if ('draw' in round) {
    const { pairId, nonce } = round.draw
    const drawn =
      'SELECT * FROM fair_bet(:pairId, :nonce, :vendor, :transactionId, :hash, :gameSessionId, :engine, :key, :stake, true, :engineState::jsonb, :now)'
    return callOne(on, Bet, drawn, { ...asked, pairId, nonce })
  }
  const text =
    'SELECT * FROM vendor_bet(:vendor, :transactionId, :hash, :gameSessionId, :engine, :key, :stake, :roundId, :roundReference, :exclusive, :engineState::jsonb, :now)'
  const place =
    'id' in round
      ? { roundId: round.id, roundReference: null, exclusive: false }
      : { roundId: null, roundReference: round.reference, exclusive: round.exclusive }
  return callOne(on, Bet, text, { ...asked, ...place })
}

export type WagerState = (typeof wagerStates)[number]

/**
 * Settles an open bet with its win, also after the game session has ended; `void` returns the stake. A further win of a
 * settled bet becomes a row of its own.
 *
 * @returns `bet_unknown` if the bet has not come yet, so that the vendor can try again; `refused` if it was rolled back
 *   (`rolled_back`), or is a free round, which has one result (`already_settled`), or its round ended too long ago
 *   (`win_too_late`); `rolled_back` if the win itself was rolled back before it came
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
): Promise<Infer<typeof Win>> {
  const text =
    'SELECT * FROM vendor_win(:vendor, :transactionId, :hash, :betId, :state, :win, :outcome::jsonb, :validBet, :validBetRule, :unseen, :now)'
  const { transaction, betId, state, outcome, unseen = false, now } = settlement
  const amounts = { win: settlement.win, outcome, validBet: settlement.validBet, validBetRule }
  return callOne(on, Win, text, { ...nameOf(transaction), betId, state, ...amounts, unseen, now })
}

/**
 * Returns the stake of an open bet. A bet that never came is remembered and refused when it comes.
 *
 * @returns `refused` if the bet is settled; a rollback does not change it; `rolled_back` if the rollback itself was
 *   rolled back before it came
 * @throws {LedgerFailure} as {@link betAndWin}
 */
export function rollback(
  on: Executor,
  request: { readonly transaction: TransactionName; readonly betId: string; readonly now: Date },
): Promise<Infer<typeof Rollback>> {
  const text = 'SELECT * FROM vendor_rollback(:vendor, :transactionId, :hash, :betId, :validBetRule, :now)'
  const { transaction, betId, now } = request
  return callOne(on, Rollback, text, { ...nameOf(transaction), betId, validBetRule, now })
}

/**
 * Stores the state of an open round after a decision of its player that moves no money. A decision that raises the
 * stake calls {@link bet} first, in the same transaction.
 *
 * @returns `moved` if the round's state is not `follows`: another request was faster
 * @throws {LedgerFailure} `idempotency-conflict`, `idempotency-missing`
 */
export function storeState(
  on: Executor,
  step: Pick<Placing, 'transaction' | 'gameSessionId' | 'engine' | 'now'> & {
    readonly roundId: bigint
    /** JSON text of the state that the new one was computed from. */
    readonly follows: string
    /** JSON text of the new state. */
    readonly engineState: string
  },
): Promise<Infer<typeof StoredState>> {
  const text =
    'SELECT * FROM vendor_store_state(:vendor, :transactionId, :hash, :gameSessionId, :engine, :roundId, :follows::jsonb, :engineState::jsonb, :now)'
  const { gameSessionId, engine, roundId, follows, engineState, now } = step
  return callOne(on, StoredState, text, {
    ...nameOf(step.transaction),
    ...{ gameSessionId, engine, roundId, follows, engineState, now },
  })
}

/** Ends a round; its open bets have lost. @returns whether it was open, and how many bets lost thereby */
export function endRound(on: Executor, roundId: bigint, now: Date): Promise<Infer<typeof RoundEnd>> {
  return callOne(on, RoundEnd, 'SELECT * FROM vendor_end(:roundId, :validBetRule, :now)', {
    roundId,
    validBetRule,
    now,
  })
}

/** The state of a transaction; undefined if it never came. */
export function transactionStatus(
  on: Executor,
  vendor: string,
  id: string,
): Promise<Infer<typeof TransactionStatus> | undefined> {
  return rowOf(
    on,
    TransactionStatus,
    `SELECT t.kind, t.state, w.state AS "wagerState"
     FROM vendor_transaction t LEFT JOIN wager w ON w.id = t.wager_id WHERE t.vendor = :vendor AND t.transaction_id = :transactionId`,
    { vendor, transactionId: id },
  )
}

/**
 * Stores a game's own refusal as the final answer to a name, before any money is involved.
 *
 * @returns the bet of the name, if it was placed before
 * @throws {Refusal} {LedgerFailure} the refusal that is kept: this one, or an earlier one
 */
export async function storeRefusal(on: Executor, name: TransactionName, refusal: Error, now: Date): Promise<bigint> {
  const kept = refusalOf(refusal)
  if (!kept) throw refusal
  const text = 'SELECT * FROM vendor_store_refusal(:vendor, :transactionId, :hash, :kept::jsonb, :now)'
  const row = await callOne(on, NameAnswer, text, { ...nameOf(name), kept: JSON.stringify(kept), now })
  if (row.wager_id !== null) return row.wager_id
  throw refusalError(row.answer)
}
