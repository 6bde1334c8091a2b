import { severalBets } from '#games/instants/several-bets.ts'
import { dragonTigerTable } from './table.ts'

/** Dragon tiger as the house plays it with one player. */
export const dragonTigerInstant = severalBets(dragonTigerTable)
