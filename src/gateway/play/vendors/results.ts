/**
 * The answers of the functions in db/functions/vendors.sql: a `result`, and the columns that belong to it.
 *
 * @module
 */

import { bigint, boolean, enums, integer, literal, nullable, string, type } from 'superstruct'
import { Instant, Json, oneOf } from '#gateway/platform/db/rows.ts'
import { StoredRefusal } from '#gateway/platform/ledger/once.ts'

/** Rows with one shape for each `result`. */
function byResult<Result extends string, Shape extends { readonly TYPE: unknown }>(
  shapes: Readonly<Record<Result | 'done', Shape>>,
) {
  return oneOf(({ result }) => shapes[result as Result] ?? shapes.done)
}

/**
 * Codes of the refusals that the database itself gives (its type `refusal_code`); a test compares them. A bet may have
 * others, which its game has stored.
 */
export const refusalCodes = [
  'bonus_bet_too_high',
  'free_rounds_over',
  'limit_reached',
  'play_blocked',
  'reality_check_due',
  'vendor_wallet_used',
  'already_settled',
  'rolled_back',
  'win_too_late',
  'too_fast',
] as const

const refusedByDatabase = type({
  result: literal('refused'),
  refusal: type({ refusal: type({ code: enums(refusalCodes), detail: Json }) }),
})

const bet = { wager_id: bigint(), round_id: bigint(), placed_at: Instant }

/** Possible results of a bet. */
const placed = {
  /** `balance` can be staked afterwards. */
  done: type({ result: literal('done'), ...bet, balance: bigint() }),
  /** It was placed before, and may be settled or open. `balance`: what could be staked then; null of a bet and win. */
  replayed: type({ result: literal('replayed'), ...bet, balance: nullable(bigint()) }),
  /** Final for this name: insufficient funds, or a refusal of the game itself. */
  refused: type({ result: literal('refused'), refusal: StoredRefusal }),
  /** It was rolled back, possibly before it came. */
  rolled_back: type({ result: literal('rolled_back') }),
  /** Another round of an exclusive game is open; the name stays unused. */
  in_progress: type({ result: literal('in_progress'), round_id: bigint(), placed_at: Instant }),
  /** The game session has ended; the name stays unused. */
  closed: type({ result: literal('closed') }),
}

const roundEnded = type({ result: literal('round_ended'), round_id: nullable(bigint()) })

/** `round_ended`: the vendor's name for the round was used before. */
export const BetAndWin = byResult({
  ...placed,
  done: type({ ...placed.done.schema, outcome: Json }),
  round_ended: roundEnded,
})

export const Bet = byResult({ ...placed, round_ended: roundEnded })

export const wagerStates = ['open', 'won', 'lost', 'void', 'refunded', 'cashed'] as const

const settled = { wager_id: bigint(), state: enums(wagerStates), late: boolean(), balance: bigint() }

export const Win = byResult({
  done: type({ result: literal('done'), ...settled }),
  replayed: type({ result: literal('replayed'), ...settled }),
  /** The bet was rolled back, or its round ended too long ago. */
  refused: refusedByDatabase,
  /** The win itself was rolled back before it came. */
  rolled_back: placed.rolled_back,
  /** The bet has not come yet; the vendor can try again. */
  bet_unknown: type({ result: literal('bet_unknown') }),
})

const paid = { wager_id: bigint(), balance: bigint() }

export const Adjustment = byResult({
  done: type({ result: literal('done'), ...paid }),
  replayed: type({ result: literal('replayed'), ...paid }),
  /** The bet cannot be corrected any more, or the wallet has less than is taken back. */
  refused: type({ result: literal('refused'), refusal: StoredRefusal }),
  rolled_back: placed.rolled_back,
  /** The bet has not come, or is still open. */
  bet_unknown: type({ result: literal('bet_unknown') }),
  /** The ledger does not know of enough money in the vendor's wallet yet. */
  early: type({ result: literal('early') }),
})

export const Report = byResult({
  done: type({ result: literal('done'), ...paid }),
  replayed: type({ result: literal('replayed'), ...paid }),
  rolled_back: placed.rolled_back,
  /** The vendor's name for the round was used before; the name of the transaction stays unused, as in the next two. */
  round_ended: type({ result: literal('round_ended') }),
  unknown_game: type({ result: literal('unknown_game') }),
  /** The ledger does not know of enough money in the vendor's wallet yet; the vendor can try again. */
  early: type({ result: literal('early') }),
})

export const PromoWin = byResult({
  done: type({ result: literal('done'), ...paid }),
  replayed: type({ result: literal('replayed'), ...paid }),
  rolled_back: placed.rolled_back,
  unknown_game: type({ result: literal('unknown_game') }),
})

const returned = { found: boolean(), wager_id: nullable(bigint()), balance: nullable(bigint()) }

export const Rollback = byResult({
  done: type({ result: literal('done'), ...returned }),
  replayed: type({ result: literal('replayed'), ...returned }),
  /** The bet is settled; a rollback does not change it. */
  refused: refusedByDatabase,
  /** The rollback itself was rolled back before it came. */
  rolled_back: placed.rolled_back,
})

const kept = { engine_state: Json }

export const StoredState = byResult({
  done: type({ result: literal('done'), ...kept }),
  /** It was stored before; `engine_state` is the state of that time, which may have changed since. */
  replayed: type({ result: literal('replayed'), ...kept }),
  /** Another request has changed the state meanwhile; the name stays unused. */
  moved: type({ result: literal('moved') }),
  /** The round is over, or of another player, game or engine; the name stays unused. */
  round_ended: type({ result: literal('round_ended') }),
  closed: placed.closed,
  /** The name was rolled back before it came. */
  rolled_back: placed.rolled_back,
})

/** Whether the round was open, and how many bets lost by its end. */
export const RoundEnd = type({ ended: boolean(), lost: integer() })

export const TransactionStatus = type({
  kind: string(),
  state: enums(['done', 'refused', 'rolled_back']),
  wagerState: nullable(enums(wagerStates)),
})

const Refused = type({ wager_id: literal(null), answer: StoredRefusal })
const PlacedBefore = type({ wager_id: bigint() })

/** The refusal that is kept for a name, or the bet that was placed under it before. */
export const NameAnswer = oneOf(({ wager_id }) => (wager_id === null ? Refused : PlacedBefore))
