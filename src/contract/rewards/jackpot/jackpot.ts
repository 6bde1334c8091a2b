import { array, enums, type Infer, integer, nullable, pattern, string, type } from 'superstruct'
import { gameTypes } from '#contract/play/games/game.ts'
import { CurrencyCode, Instant, MinorUnits, PositiveMinorUnits } from '#contract/scalars.ts'

const Hash = pattern(string(), /^[0-9a-f]{64}$/)

const terms = {
  potId: string(),
  currency: CurrencyCode,
  /** What the operator put in, and the most that it may have to reach to fall. */
  start: PositiveMinorUnits,
  ceiling: PositiveMinorUnits,
  /** The part of each bet that it grows by, in basis points: 100 is 1 %. */
  share: integer(),
  /** SHA-256 of the seed that decides when it falls, known from the beginning. */
  seedHash: Hash,
  openedAt: Instant,
}

const JackpotGame = type({ nodeId: integer(), gameName: string() })

/** The pot that bets feed now. */
export const JackpotPotStruct = type({
  ...terms,
  /** Categories whose bets count, and single games of others. */
  gameTypes: array(enums(gameTypes)),
  games: array(JackpotGame),
  /** The most played of all these games that can be played now; null if there is none. */
  play: nullable(JackpotGame),
})
export type JackpotPot = Infer<typeof JackpotPotStruct>

/** A pot that was won, with everything that is needed to check it by `lib/jackpot-draw.ts`. */
export const JackpotWinStruct = type({
  ...terms,
  /** What was paid. */
  amount: PositiveMinorUnits,
  seed: Hash,
  /** The amount that the seed decided. */
  fallsAt: PositiveMinorUnits,
  /** All bets that the pot counted, and the last of them, which has won: its number, and what of it counted. */
  counted: MinorUnits,
  betId: string(),
  bet: PositiveMinorUnits,
  nodeId: integer(),
  gameName: string(),
  /** Masked: `jo***82` (product rule 1.7). */
  customerName: string(),
  /** When the bet was settled. */
  wonAt: Instant,
})
export type JackpotWin = Infer<typeof JackpotWinStruct>
