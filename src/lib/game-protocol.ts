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

/** What a game frame may tell the page. None of it is believed: amounts are read again from the gateway. */
const FromGame = union([
  object({ type: literal('ready') }),
  object({ type: literal('title'), title: size(string(), 1, 80) }),
  object({ type: literal('balance') }),
  /** A round is about to be sent; the page keeps its key until it is resolved. */
  object({ type: literal('keep'), key: Key, stake: Amount }),
  object({ type: literal('forget') }),
  object({ type: literal('expired') }),
  /** The player asks for a way to deposit, or to play this game for free. */
  object({ type: literal('deposit') }),
  object({ type: literal('free') }),
])
export type FromGame = Infer<typeof FromGame>

const ToGame = union([
  object({
    type: literal('start'),
    gameToken: size(string(), 16, 256),
    locale: pattern(string(), /^[A-Za-z-]{2,12}$/),
    unresolved: optional(object({ key: Key, stake: Amount })),
    /** Ways on that the page has for whoever has nothing left to stake. */
    ways: array(enums(['deposit', 'free'])),
  }),
  /** What the wallet of the page holds now. A game that plays from another one knows it by the currency. */
  object({ type: literal('balance'), amount: Amount, currency: pattern(string(), /^[A-Z]{3}$/) }),
])
export type ToGame = Infer<typeof ToGame>

/** The message, or undefined for anything that is not exactly one of ours. */
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
    // Superstruct writes the refused value into its message, which a hostile `toString` does not survive.
    return false
  }
}
