import {
  array,
  define,
  enums,
  type Infer,
  integer,
  literal,
  max,
  min,
  nullable,
  pattern,
  size,
  string,
  type,
} from 'superstruct'
import type { Json } from '#games/instants/instant.ts'
import { InstantNameStruct, JsonStruct, RecordedRoundStruct } from '#games/instants/wire.ts'
import { LotteryTypeStruct, RecordedDrawStruct } from '#games/lottery/wire.ts'
import { themeIds } from '#games/slots/types.ts'
import { mostSharedBets, RecordedSharedStruct, SharedNameStruct } from '#games/tables/wire.ts'

/** The version of {@link RoundProofStruct}. A new one is made when a verifier of this one could not read it. */
export const proofVersion = 1

/** The longest server seed and client seed of a proof, in characters. */
export const longestSeed = 128

const Digits = pattern(string(), /^(0|[1-9]\d{0,17})$/)
const Moment = pattern(string(), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)
/** An outcome of slots, which only they know the shape of; with all free spins it is longer than what other games show. */
const LongJson = define<Json>('JSON', (value) => value !== undefined)

/** What a proof of any engine says. */
const common = {
  version: literal(proofVersion),
  roundId: size(string(), 1, 80),
  /** Its name for people, in the language of whoever made the proof. */
  gameName: size(string(), 1, 120),
  serverSeed: size(string(), 1, longestSeed),
  /** SHA-256 of the server seed in hexadecimal digits, which the player was told before the first bet. */
  commitment: pattern(string(), /^[0-9a-f]{64}$/),
  clientSeed: size(string(), 1, longestSeed),
  /** Number of the round under its pair of seeds, from 0; of a shared round, at its table. */
  nonce: max(min(integer(), 0), Number.MAX_SAFE_INTEGER),
  currency: pattern(string(), /^[A-Z]{3,8}$/),
  begunAt: Moment,
  endedAt: nullable(Moment),
  /** What each stake paid, in minor units. */
  wins: size(array(Digits), 1, 40),
}

/** A round of a game against the house. */
const InstantProofStruct = type({
  ...common,
  engine: literal('instants'),
  game: InstantNameStruct,
  /** The round as it was recorded; `outcome` is all that the player saw at its end. */
  round: RecordedRoundStruct,
  outcome: JsonStruct,
})

/** A round of a slot. */
const SlotsProofStruct = type({
  ...common,
  engine: literal('slots'),
  /** Its theme. */
  game: enums(themeIds),
  /** Its stake, and the version of the theme's strips and pays. */
  round: type({ stake: Digits, version: size(string(), 1, 20) }),
  /** The outcome in its JSON form (`RoundOutcomeWire` of slots). */
  outcome: LongJson,
})

/** A round of a shared table, with the bets of one member. */
const SharedProofStruct = type({
  ...common,
  engine: literal('tables'),
  game: SharedNameStruct,
  round: RecordedSharedStruct,
  /** The result of the round, with what each bet came to (`shownShared`). */
  outcome: LongJson,
  wins: size(array(Digits), 1, mostSharedBets),
})

/** A bet on a draw of a lottery. */
const DrawsProofStruct = type({
  ...common,
  engine: literal('draws'),
  /** The type of lottery. */
  game: LotteryTypeStruct,
  round: RecordedDrawStruct,
  /** The result of the draw. */
  outcome: LongJson,
  wins: size(array(Digits), 1, 1),
})

/** The structs by engine. */
export const proofStructs = {
  instants: InstantProofStruct,
  slots: SlotsProofStruct,
  tables: SharedProofStruct,
  draws: DrawsProofStruct,
} as const

/**
 * All that is needed to compute a round again and to compare it with what was paid. It exists once the server seed is revealed: that of a
 * shared table or a draw with its result. Amounts are digit texts of minor units, so a proof is its own JSON form.
 */
export const RoundProofStruct = define<RoundProof>('round proof', (value) =>
  Object.values(proofStructs).some((struct) => struct.is(value)),
)
export type RoundProof = Infer<(typeof proofStructs)[keyof typeof proofStructs]>
