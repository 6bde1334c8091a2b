import { array, boolean, define, enums, type Infer, optional, pattern, type Struct, string, type } from 'superstruct'
import { Amount } from '#games/slots/wire.ts'
import type { Json } from './instant.ts'
import { instantNames } from './names.ts'

/** Characters of the largest choice or decision as JSON: chips at all places of the largest table. */
const longest = 12_000

/** A choice, a decision or a picture of a game, of which only the game knows the shape. */
export const JsonStruct = define<Json>(
  'JSON',
  (value) => value !== undefined && isJson(value, 6) && JSON.stringify(value).length <= longest,
)

function isJson(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth === 0) return false
  return Object.values(value).every((part) => isJson(part, depth - 1))
}

export const InstantNameStruct = enums(instantNames)

const Digits = pattern(string(), /^(0|[1-9]\d{0,17})$/)

/** A round as it is recorded: with its seed, everything else follows (`replayed`). */
export const RecordedRoundStruct = type({
  stake: Digits,
  choice: JsonStruct,
  mostWin: Digits,
  decisions: array(JsonStruct),
  interrupted: optional(boolean()),
})

/** A round that is over, as much of it as a picture needs: what was chosen and decided, and what its player saw at the end. */
export const PlayedInstantStruct = type({
  game: InstantNameStruct,
  choice: JsonStruct,
  decisions: array(JsonStruct),
  /** Whether it ended without its player. */
  interrupted: optional(boolean()),
  shown: JsonStruct,
})
export type PlayedInstant = Infer<typeof PlayedInstantStruct>

/** What is stored of a round: while it is open, what it goes on from; then with what it came to, as the player saw it. */
export const StoredInstantStruct = type({
  game: InstantNameStruct,
  table: string(),
  ...RecordedRoundStruct.schema,
  shown: optional(JsonStruct),
})
export type StoredInstant = Infer<typeof StoredInstantStruct>

/** A round of a table with bets at several places: each bet with what it paid, and the result. `create` makes amounts of digit texts. */
export const shownTable = <Result>(result: Struct<Result, unknown>) =>
  type({ bets: array(type({ bet: string(), stake: Amount, win: Amount })), result: result as Struct<Result, null> })
