import type { TableLookName } from '#games/kit/looks.ts'
import type { InstantName } from './names.ts'

/** A game of the house with its limits, as the catalogue offers it. Amounts in minor units of the wallet's currency. */
export interface InstantTable {
  readonly game: InstantName
  /** How it looks. */
  readonly look: TableLookName
  /** The smallest and the largest stake of a round. */
  readonly least: bigint
  readonly most: bigint
  /** The most that a round pays. A bet that could pay more is not offered. */
  readonly mostWin: bigint
}

/** Limits of quick games, and of tables with chips. */
const quick = { least: 10n, most: 1_000_00n, mostWin: 200_000_00n } as const
const chips = { least: 50n, most: 5_000_00n, mostWin: 200_000_00n } as const

/** Every table by its id, which the catalogue has as the game's theme. An id is stored with rounds and never changes. */
export const instantTables = {
  'roleta-europeia': { game: 'roulette', look: 'felt', ...chips },
  'roleta-do-trovao': { game: 'lightning-roulette', look: 'neon', ...chips },
  'bacara-classico': { game: 'baccarat', look: 'royal', ...chips },
  'dragao-e-tigre': { game: 'dragon-tiger', look: 'fire', ...chips },
  'vinte-e-um-classico': { game: 'blackjack', look: 'palace', ...chips },
  'tres-dados': { game: 'sic-bo', look: 'carnival', ...chips },
  'roda-dos-numeros': { game: 'money-wheel', look: 'sea', ...chips },
  'valetes-ou-melhor': { game: 'video-poker', look: 'library', ...quick },
  'campo-minado': { game: 'mines', look: 'jungle', ...quick },
  'dado-de-cem': { game: 'dice', look: 'ice', ...quick },
  'ate-o-ceu': { game: 'limbo', look: 'haunt', ...quick },
  'cascata-de-bolas': { game: 'plinko', look: 'carnival', ...quick },
  'keno-da-arara': { game: 'keno', look: 'jungle', ...quick },
  'roda-da-sorte': { game: 'wheel', look: 'carnival', ...quick },
  'mais-alta-mais-baixa': { game: 'hilo', look: 'royal', ...quick },
  'raspadinha-da-arara': { game: 'scratch', look: 'carnival', ...quick },
  'bingo-da-arara': { game: 'bingo', look: 'sea', ...quick },
  'dados-rapidos': { game: 'sic-bo', look: 'neon', ...chips },
  'poquer-do-barao': { game: 'video-poker', look: 'library', ...quick },
  'bingo-turbo': { game: 'bingo', look: 'neon', ...quick },
  'bingo-do-luar': { game: 'bingo', look: 'haunt', ...quick },
  'keno-da-floresta': { game: 'keno', look: 'jungle', ...quick },
  'raspadinha-pirata': { game: 'scratch', look: 'sea', ...quick },
} as const satisfies Readonly<Record<string, InstantTable>>

export type TableId = keyof typeof instantTables

/** The table of an id; undefined if there is none. */
export const instantTable = (id: string): InstantTable | undefined =>
  Object.hasOwn(instantTables, id) ? instantTables[id as TableId] : undefined
