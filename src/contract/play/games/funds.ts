import { nullable } from 'superstruct'
import { WageringStruct } from '#contract/rewards/bonuses/bonus.ts'
import { MinorUnits } from '#contract/scalars.ts'

/** The money that the next bet of a player can use: `balance` and `bonus` together. */
export const fundsFields = {
  /** Own money, without the stakes of open bets. */
  balance: MinorUnits,
  /** Bonus money that the next bet can also use; null if no bonus is running. */
  bonus: nullable(MinorUnits),
  /** The wagering of that bonus. */
  wagering: nullable(WageringStruct),
}
