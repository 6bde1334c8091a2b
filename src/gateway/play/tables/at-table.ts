import { string, type } from 'superstruct'
import { type Table, tableOf } from '#games/tables/tables.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'

const ThemeRow = type({ theme: string() })

/**
 * The table of a game in the catalogue.
 *
 * @throws {CallFailure} `game_session_closed` if the game is at no table, or has left the catalogue since the launch
 */
export async function tableOfNode(on: Executor, nodeId: number): Promise<Table> {
  const text = `SELECT theme FROM game WHERE node_id = :nodeId AND engine = 'tables' AND listed AND theme IS NOT NULL`
  const row = await rowOf(on, ThemeRow, text, { nodeId })
  const table = row && tableOf(row.theme)
  if (!table) throw new CallFailure('game_session_closed')
  return table
}
