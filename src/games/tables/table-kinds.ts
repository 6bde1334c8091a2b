import { baccaratTable } from '#games/baccarat/table.ts'
import { dragonTigerTable } from '#games/dragon-tiger/table.ts'
import { moneyWheelTable } from '#games/money-wheel/table.ts'
import { lightningTable, rouletteTable } from '#games/roulette/table.ts'
import { sicBoTable } from '#games/sic-bo/table.ts'
import { type SharedGame, sharedGame } from './shared-game.ts'
import type { CrashTable, PlacesTable, SeatsTable, Table, TableLimits, TicketsTable } from './table.ts'

/** What is usual at a table. */
const usual: TableLimits = {
  least: 1_00n,
  most: 2_000_00n,
  mostRound: 10_000_00n,
  mostWin: 100_000_00n,
  exposure: 1_000_000_00n,
}

/** What a table has of its own; everything else is usual for its game. */
interface OwnTerms {
  readonly limits?: Partial<TableLimits>
  readonly bettingMs?: number
  readonly pauseMs?: number
}

/** A function that makes tables of a game from their id, their look, and what they have of their own. */
type Maker<Kind extends Table> = <const Id extends string>(
  id: Id,
  look: string,
  terms?: OwnTerms,
) => Kind & { readonly id: Id }

const placesOf =
  (game: SharedGame, limits: Partial<TableLimits> = {}): Maker<PlacesTable> =>
  (id, look, { limits: own, ...times } = {}) => ({
    ...{ id, look, game, kind: 'places', bettingMs: 15_000, pauseMs: 8_000 },
    ...times,
    limits: { ...usual, ...limits, ...own },
  })

export const roulette = placesOf(sharedGame(rouletteTable))
export const lightning = placesOf(sharedGame(lightningTable), { most: 200_00n })
export const baccarat = placesOf(sharedGame(baccaratTable))
export const dragonTiger = placesOf(sharedGame(dragonTigerTable), { most: 1_900_00n })
export const sicBo = placesOf(sharedGame(sicBoTable), { most: 400_00n })
export const moneyWheel = placesOf(sharedGame(moneyWheelTable), { most: 7_00n, mostRound: 42_00n })

export const crash: Maker<CrashTable> = (id, look, { limits, ...times } = {}) => ({
  ...{ id, look, kind: 'crash', bettingMs: 8_000, pauseMs: 5_000 },
  ...times,
  limits: { ...usual, exposure: 500_000_00n, ...limits },
})

export const blackjack: Maker<SeatsTable> = (id, look, { limits, ...times } = {}) => ({
  ...{ id, look, kind: 'seats', free: `${id}-livre`, decisionMs: 12_000, bettingMs: 12_000, pauseMs: 9_000 },
  ...times,
  limits: { ...usual, ...limits },
})

export const bingo: Maker<TicketsTable> = (id, look, { limits, ...times } = {}) => ({
  // The pause is as long as a page takes to show sixty balls.
  ...{ id, look, kind: 'tickets', bettingMs: 20_000, pauseMs: 40_000 },
  ...times,
  // The largest prize is so rare that the sum of what all tickets could win says little.
  limits: { ...usual, most: 4_00n, mostRound: 24_00n, exposure: 20_000_000_00n, ...limits },
})
