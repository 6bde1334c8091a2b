import { severalBets } from '#games/instants/several-bets.ts'
import { lightningTable } from './table.ts'

/** Roulette with lucky numbers as the house plays it with one player. */
export const lightningInstant = severalBets(lightningTable)
