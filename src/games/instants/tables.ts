import type { InstantName } from './names.ts'

/** A game of the house with its limits, as the catalogue offers it. Amounts in minor units of the wallet's currency. */
export interface InstantTable {
  readonly game: InstantName
  /** How it looks; the faces know the names. */
  readonly look: string
  /** The smallest and the largest stake of a round. */
  readonly least: bigint
  readonly most: bigint
  /** The most that a round pays. A bet that could pay more is not offered. */
  readonly mostWin: bigint
}

const usual = { least: 10n, most: 1_000_00n, mostWin: 200_000_00n } as const

/** Every table by its id, which the catalogue has as the game's theme. An id is stored with rounds and never changes. */
export const instantTables: Readonly<Record<string, InstantTable>> = {
  'campo-minado': { game: 'mines', look: 'jungle', ...usual },
}

/** The table of an id; undefined if there is none. */
export const instantTable = (id: string): InstantTable | undefined =>
  Object.hasOwn(instantTables, id) ? instantTables[id] : undefined
