import { severalBets } from '#games/instants/several-bets.ts'
import { rouletteTable } from './table.ts'

/** European roulette as the house plays it with one player. */
export const rouletteInstant = severalBets(rouletteTable)
