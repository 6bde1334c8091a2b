import type { TableId } from '#games/instants/tables.ts'
import type { SharedTableId } from '#games/tables/tables.ts'
import { slugOf } from './lane.ts'
import type { SeedGame } from './types.ts'

/** A game that our engine of instant games plays, at one of its tables; it has free play. */
export const own = (game: SeedGame, theme: TableId): SeedGame => ({
  ...game,
  gameCode: slugOf(game.gameName),
  supportPlay: 0,
  engine: { game: 'instants', theme },
})

/** A game of a vendor at a shared table: the table has the name of the game, so its rounds can be found by it. It has free play. */
export const shared = (game: SeedGame, theme: SharedTableId): SeedGame => ({
  ...game,
  supportPlay: 0,
  engine: { game: 'tables', theme },
})
