import { baccaratTable } from '#games/baccarat/table.ts'
import { dragonTigerTable } from '#games/dragon-tiger/table.ts'
import type { RoundSeed } from '#games/fairness/stream.ts'
import { moneyWheelTable } from '#games/money-wheel/table.ts'
import { lightningTable, rouletteTable } from '#games/roulette/table.ts'
import { sicBoTable } from '#games/sic-bo/table.ts'
import { type SharedGame, sharedGame } from './shared-game.ts'

/** What may be bet at a table, in minor units. */
export interface TableLimits {
  /** The least and the most that a member may have at one place of a round. */
  readonly least: bigint
  readonly most: bigint
  /** The most that a member may bet in a round. */
  readonly mostRound: bigint
  /** The most that one bet may pay. */
  readonly mostWin: bigint
  /** The most that all bets of a round may pay together, less their stakes: more than the house could ever lose in it. */
  readonly exposure: bigint
}

interface TableBase {
  readonly id: string
  /** The name of its look. */
  readonly look: string
  readonly limits: TableLimits
  /** Milliseconds in which bets are taken. */
  readonly bettingMs: number
  /** Milliseconds from the result to the next round. */
  readonly pauseMs: number
}

/** A table at which everybody bets on places of one draw. */
export interface PlacesTable extends TableBase {
  readonly kind: 'places'
  readonly game: SharedGame
}

/** A table whose multiplier rises for everybody until the round's point. */
export interface CrashTable extends TableBase {
  readonly kind: 'crash'
}

/** A table at which everybody has tickets of their own for the same balls. */
export interface TicketsTable extends TableBase {
  readonly kind: 'tickets'
}

export type Table = PlacesTable | CrashTable | TicketsTable

/** The name of a table's game. */
export const gameOf = (table: Table): string =>
  table.kind === 'places' ? table.game.name : table.kind === 'crash' ? 'crash' : 'bingo'

const usual: TableLimits = {
  least: 1_00n,
  most: 2_000_00n,
  mostRound: 10_000_00n,
  mostWin: 100_000_00n,
  exposure: 1_000_000_00n,
}

const times = { bettingMs: 15_000, pauseMs: 8_000 }
const places = (id: string, look: string, game: SharedGame, limits: Partial<TableLimits> = {}): PlacesTable => ({
  ...{ id, look, game, kind: 'places' },
  ...times,
  limits: { ...usual, ...limits },
})

/**
 * The tables of the house. A table's id is stored with its rounds, and is the theme of its game in the catalogue; it is never used
 * for another game.
 */
export const tables: readonly Table[] = [
  places('roulette-1', 'emerald', sharedGame(rouletteTable)),
  places('lightning-1', 'storm', sharedGame(lightningTable), { most: 200_00n }),
  places('baccarat-1', 'salon', sharedGame(baccaratTable)),
  places('dragon-tiger-1', 'lanterns', sharedGame(dragonTigerTable), { most: 1_900_00n }),
  places('sic-bo-1', 'jade', sharedGame(sicBoTable), { most: 400_00n }),
  places('money-wheel-1', 'fair', sharedGame(moneyWheelTable), { most: 7_00n, mostRound: 42_00n }),
  {
    ...{ id: 'crash-1', look: 'royal', kind: 'crash', bettingMs: 8_000, pauseMs: 5_000 },
    limits: { ...usual, exposure: 500_000_00n },
  },
  {
    // The pause is as long as a page takes to show sixty balls.
    ...{ id: 'bingo-1', look: 'carnival', kind: 'tickets', bettingMs: 20_000, pauseMs: 40_000 },
    // The largest prize is so rare that the sum of what all tickets could win says little.
    limits: { ...usual, most: 4_00n, mostRound: 24_00n, exposure: 20_000_000_00n },
  },
]

const byId: ReadonlyMap<string, Table> = new Map(tables.map((table) => [table.id, table]))

/** The table with an id, if the house has it. */
export const tableOf = (id: string): Table | undefined => byId.get(id)

/**
 * The seed of a round: the public half is its table and number, so that nobody can choose it later. The secret half is committed to when
 * the round opens.
 */
export const tableSeed = (table: string, number: number, serverSeed: string): RoundSeed => ({
  serverSeed,
  clientSeed: table,
  nonce: number,
})
