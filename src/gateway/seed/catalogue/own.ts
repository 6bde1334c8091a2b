import type { TableId } from '#games/instants/tables.ts'
import { lotteryOf } from '#games/lottery/lotteries.ts'
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

/**
 * A lottery of a vendor: it has the code of the game, so its draws can be found by it. It has free play.
 *
 * @throws {Error} if the house has no such lottery
 */
export function drawn(game: SeedGame): SeedGame {
  if (!lotteryOf(game.gameCode)) throw new Error(`There is no lottery ${game.gameCode}`)
  return { ...game, supportPlay: 0, engine: { game: 'draws', theme: game.gameCode } }
}
