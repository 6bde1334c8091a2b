import { severalBets } from '#games/instants/several-bets.ts'
import { baccaratTable } from './table.ts'

/** Baccarat as the house plays it with one player. */
export const baccaratInstant = severalBets(baccaratTable)
