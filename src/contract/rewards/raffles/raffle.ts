import { array, boolean, enums, type Infer, integer, nullable, pattern, string, type } from 'superstruct'
import { prizeReasons, prizeStates } from '#contract/rewards/tournaments/tournament.ts'
import { CurrencyCode, Instant, MinorUnits, PositiveMinorUnits } from '#contract/scalars.ts'

/** The source of tickets: valid bets, or credited deposits without their fees. */
export const raffleFacts = ['valid-bet', 'deposit'] as const

/** `drawing`: over, but not drawn yet. */
const raffleStates = ['coming', 'running', 'drawing', 'over'] as const

const Hash = pattern(string(), /^[0-9a-f]{64}$/)

/** A participant's part of a raffle. */
const OwnEntryStruct = type({
  joinedAt: Instant,
  /** The current number; after the draw the number that took part in it. */
  tickets: integer(),
  /** The bets or deposits that tickets are counted from; null once it is drawn. */
  counted: nullable(MinorUnits),
  /** The own line of the list; null before the draw, and without tickets. */
  line: nullable(integer()),
  /** Null until it is drawn. */
  prize: nullable(
    type({
      place: nullable(integer()),
      amount: MinorUnits,
      state: enums(prizeStates),
      reason: nullable(enums(prizeReasons)),
      /** Number of the transaction that paid it. */
      transactionId: nullable(string()),
    }),
  ),
})

export const RaffleStruct = type({
  raffleId: string(),
  title: string(),
  currency: CurrencyCode,
  fact: enums(raffleFacts),
  /** The amount of bets or deposits that gives one ticket. A member has at most `most` tickets. */
  per: PositiveMinorUnits,
  most: integer(),
  /** Prizes by place, the first one first, and their sum. */
  prizes: array(PositiveMinorUnits),
  pool: PositiveMinorUnits,
  startsAt: Instant,
  endsAt: Instant,
  state: enums(raffleStates),
  /** Number of participants. */
  players: integer(),
  /** SHA-256 of the seed of the draw, known from the beginning. */
  seedHash: Hash,
  /** Null unless the caller has joined. */
  mine: nullable(OwnEntryStruct),
})
export type Raffle = Infer<typeof RaffleStruct>

/** The draw with everything that is needed to check it by `lib/raffle-draw.ts`. Names are masked. */
export const RaffleDrawStruct = type({
  seedHash: Hash,
  seed: Hash,
  listHash: Hash,
  /** How many prizes there were. */
  prizes: integer(),
  list: array(type({ place: integer(), name: string(), tickets: integer() })),
  /** The first prize first: its ticket, and the line of the list that has it. */
  winners: array(type({ ticket: integer(), place: integer(), amount: PositiveMinorUnits, isMine: boolean() })),
})
export type RaffleDraw = Infer<typeof RaffleDrawStruct>
