import {
  array,
  enums,
  type Infer,
  is,
  literal,
  object,
  optional,
  pattern,
  type Struct,
  size,
  string,
  union,
} from 'superstruct'

const Key = pattern(string(), /^[\w-]{8,64}$/)
const Amount = pattern(string(), /^\d{1,18}$/)
/** A round whose result is not known yet; `freeId` names the free rounds that it is one of, `choice` is what was chosen, as JSON. */
const round = { key: Key, stake: Amount, freeId: optional(Amount), choice: optional(size(string(), 1, 12_000)) }

/** Messages from a game frame to the page. The page believes none of it: it reads amounts from the gateway again. */
const FromGame = union([
  object({ type: literal('ready') }),
  object({ type: literal('title'), title: size(string(), 1, 80) }),
  object({ type: literal('balance') }),
  /** The game is about to send a round; the page stores the round's key until its result is known. */
  object({ type: literal('keep'), ...round }),
  object({ type: literal('forget') }),
  object({ type: literal('expired') }),
  /** The player asks to deposit, or to play this game for free. */
  object({ type: literal('deposit') }),
  object({ type: literal('free') }),
  /** The player stops, and wants to see their limits, their history, the terms of their bonus, or how rounds are verified. */
  object({ type: literal('leave'), to: enums(['limits', 'history', 'bonus', 'fairness']) }),
])
export type FromGame = Infer<typeof FromGame>

const ToGame = union([
  object({
    type: literal('start'),
    gameToken: size(string(), 16, 256),
    locale: pattern(string(), /^[A-Za-z-]{2,12}$/),
    unresolved: optional(object(round)),
    /** What the page can offer to a player whose balance is too low for a bet. */
    ways: array(enums(['deposit', 'free'])),
  }),
  /**
   * The balance of the page's wallet. A game with another wallet (free play) ignores it because the currency differs.
   */
  object({ type: literal('balance'), amount: Amount, currency: pattern(string(), /^[A-Z]{3}$/) }),
])
export type ToGame = Infer<typeof ToGame>

/** The parsed message; undefined unless it is exactly one of the messages above. */
export function parseFromGame(data: unknown): FromGame | undefined {
  return matches(data, FromGame) ? data : undefined
}

export function parseToGame(data: unknown): ToGame | undefined {
  return matches(data, ToGame) ? data : undefined
}

function matches<Message>(data: unknown, struct: Struct<Message, unknown>): data is Message {
  try {
    return is(data, struct)
  } catch {
    // Superstruct puts the refused value into its error message, and a hostile `toString` can throw there.
    return false
  }
}
