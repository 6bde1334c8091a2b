import type { RoundSeed } from '#games/fairness/stream.ts'
import { catalogueTables } from './catalogue-tables.ts'
import type { Table } from './table.ts'
import { usualTables } from './usual-tables.ts'

export type { CrashTable, PlacesTable, SeatsTable, Table, TableLimits, TicketsTable } from './table.ts'

/** The id of a table that a game of the catalogue is played at. */
export type SharedTableId = (typeof catalogueTables)[number]['id']

/** The name of a table's game. */
export const gameOf = (table: Table): string => (table.kind === 'places' ? table.game.name : gameOfKind[table.kind])

const gameOfKind = { crash: 'crash', tickets: 'bingo', seats: 'blackjack' } as const

/**
 * The tables of the house. A table's id is stored with its rounds, and is the theme of its game in the catalogue; it is never used
 * for another game.
 */
export const tables: readonly Table[] = [...usualTables, ...catalogueTables].flatMap(withFreeTable)

/** A table of seats is followed by the one for free play, which is alike. */
function withFreeTable(table: Table): readonly Table[] {
  return table.kind === 'seats' ? [table, { ...table, id: table.free }] : [table]
}

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
