import { boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'

/** A bet of any game, as the betting history shows it. */
export const BetStruct = type({
  betId: string(),
  /** A round may have several bets. */
  roundId: string(),
  gameCode: string(),
  gameName: string(),
  gameType: GameType,
  vassalage: string(),
  iconUrl: string(),
  stake: MinorUnits,
  /** Whether it was a free round: the player paid nothing, and the win is collected (product rules 28). */
  free: boolean(),
  /** Null while the bet is open, and if it was voided. */
  win: nullable(MinorUnits),
  currency: CurrencyCode,
  status: enums(['open', 'settled', 'voided']),
  balanceBefore: MinorUnits,
  /** Null while the bet is open. */
  balanceAfter: nullable(MinorUnits),
  placedAt: Instant,
  settledAt: nullable(Instant),
})
export type Bet = Infer<typeof BetStruct>
