import { enums, nullable } from 'superstruct'
import { WageringStruct } from '#contract/rewards/bonuses/bonus.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'

/** The money that the next bet of a player can use: `balance` and `bonus` together. */
export const fundsFields = {
  /** Own money, without the stakes of open bets. */
  balance: MinorUnits,
  /** Bonus money that the next bet can also use; null if no bonus is running. */
  bonus: nullable(MinorUnits),
  /** The wagering of that bonus. */
  wagering: nullable(WageringStruct),
}

/** What a player who opens a game is told of their money and of the running session of play. */
export const openedFields = {
  mode: enums(['real', 'trial']),
  currency: CurrencyCode,
  ...fundsFields,
  /** Wins minus stakes since `startedAt`, without the money of bonuses. */
  net: MinorUnits,
  /** Start of the running session of play, which may have begun in another game; otherwise of this game session. */
  startedAt: Instant,
}
