import type { TableId } from '#games/instants/tables.ts'
import { slugOf } from './lane.ts'
import type { SeedGame } from './types.ts'

/** A game that our engine of instant games plays, at one of its tables; it has free play. */
export const own = (game: SeedGame, theme: TableId): SeedGame => ({
  ...game,
  gameCode: slugOf(game.gameName),
  supportPlay: 0,
  engine: { game: 'instants', theme },
})
