import { severalBets } from '#games/instants/several-bets.ts'
import { moneyWheelTable } from './table.ts'

/** The money wheel as the house plays it with one player. */
export const moneyWheelInstant = severalBets(moneyWheelTable)
