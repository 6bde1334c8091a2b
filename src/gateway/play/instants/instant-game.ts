import { instants } from '#games/instants/all.ts'
import type { Instant } from '#games/instants/instant.ts'
import { type InstantTable, instantTable } from '#games/instants/tables.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { type EngineGame, engineGame } from '#gateway/play/games/engine-game.ts'

/** The name of the engine in the catalogue and in rounds. */
export const instantsName = 'instants'

export interface InstantGameHere extends EngineGame {
  readonly table: InstantTable
  readonly rules: Instant
}

/**
 * The game of a node, with its limits and rules.
 *
 * @throws {CallFailure} `game_session_closed` if the game has left the catalogue, or its engine, since the launch
 */
export async function instantGame(database: Database, nodeId: number): Promise<InstantGameHere> {
  const game = await engineGame(database, instantsName, nodeId)
  const table = instantTable(game.theme)
  if (!table) throw new CallFailure('game_session_closed')
  return { ...game, table, rules: instants[table.game] }
}
