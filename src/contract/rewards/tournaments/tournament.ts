import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'

/** The kind of a score: valid bets in minor units, the best win in hundredths of its stake, or rounds. */
export const measures = ['valid-bet', 'multiplier', 'rounds'] as const
export type Measure = (typeof measures)[number]

/** `counting`: it is over, but the last bets are still being counted. */
const tournamentStates = ['coming', 'running', 'counting', 'over'] as const

/** `none`: nothing was won. `open`: the prize is about to be paid. */
export const prizeStates = ['none', 'open', 'paid', 'not-paid'] as const

/** Why a prize was not paid. */
export const prizeReasons = ['pause', 'exclusion', 'register', 'closed'] as const

/** The caller's place in a tournament. */
const StandingStruct = type({
  /** See `measure`. */
  score: MinorUnits,
  /** Null without a score. */
  place: nullable(integer()),
  /** The score of the place above, which a higher one passes; null on the first place, and without a score. */
  above: nullable(MinorUnits),
  joinedAt: Instant,
  /** Null until the tournament is decided. */
  prize: nullable(
    type({
      amount: MinorUnits,
      state: enums(prizeStates),
      reason: nullable(enums(prizeReasons)),
      /** Number of the transaction that paid it. */
      transactionId: nullable(string()),
    }),
  ),
})
export type Standing = Infer<typeof StandingStruct>

export const TournamentStruct = type({
  tournamentId: string(),
  title: string(),
  currency: CurrencyCode,
  measure: enums(measures),
  /** Categories whose bets count; empty for all. */
  gameTypes: array(GameType),
  /** Smaller stakes do not count. */
  minStake: MinorUnits,
  /** Prizes by place, the first place first, and their sum. */
  prizes: array(MinorUnits),
  pool: MinorUnits,
  startsAt: Instant,
  endsAt: Instant,
  state: enums(tournamentStates),
  players: integer(),
  /** Null unless the caller has joined. */
  mine: nullable(StandingStruct),
})
export type Tournament = Infer<typeof TournamentStruct>

/** A line of the table. Names are masked. */
export const PlaceStruct = type({
  place: integer(),
  name: string(),
  score: MinorUnits,
  /** The prize of the place; null for none. */
  prize: nullable(MinorUnits),
  isMine: boolean(),
})
export type Place = Infer<typeof PlaceStruct>
