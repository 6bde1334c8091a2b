import { string, type } from 'superstruct'
import { themes } from '#games/slots/all-themes.ts'
import { isThemeId, type Theme } from '#games/slots/types.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'

/** A game of the slots engine. */
interface SlotsGame {
  readonly gameCode: string
  readonly gameName: string
  readonly theme: Theme
}

/** Milliseconds for which a game is cached. Games change only when a gateway starts. */
const freshMs = 30_000

const kept = new WeakMap<Database, Map<number, { readAt: number; game: SlotsGame }>>()

/**
 * The game of a node, cached because every spin needs it.
 *
 * @throws {CallFailure} `game_session_closed` if the game has left the catalogue, or its engine, since the launch
 */
export async function slotsGame(database: Database, nodeId: number): Promise<SlotsGame> {
  const games = kept.get(database) ?? new Map()
  kept.set(database, games)
  const known = games.get(nodeId)
  if (known && performance.now() - known.readAt < freshMs) return known.game
  const game = await selectSlotsGame(database, nodeId)
  if (!game) throw new CallFailure('game_session_closed')
  games.set(nodeId, { readAt: performance.now(), game })
  return game
}

const GameRow = type({ game_code: string(), game_name: string(), theme: string() })

async function selectSlotsGame(database: Database, nodeId: number): Promise<SlotsGame | undefined> {
  const row = await rowOf(
    database,
    GameRow,
    `SELECT game_code, game_name, theme FROM game WHERE node_id = :nodeId AND engine = 'slots' AND listed`,
    { nodeId },
  )
  if (!row || !isThemeId(row.theme)) return undefined
  return { gameCode: row.game_code, gameName: row.game_name, theme: themes[row.theme] }
}
