import { severalBets } from '#games/instants/several-bets.ts'
import { sicBoTable } from './table.ts'

/** Sic bo as the house plays it with one player. */
export const sicBoInstant = severalBets(sicBoTable)
