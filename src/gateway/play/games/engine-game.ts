import { type Infer, integer, string, type } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'

const GameRow = type({
  gameCode: string(),
  gameName: string(),
  gameType: GameType,
  theme: string(),
  /** Least milliseconds between the beginnings of two rounds of a player. */
  cycle: integer(),
})
/** A game that one of our engines plays. */
export type EngineGame = Infer<typeof GameRow>

/** Milliseconds for which a game is cached. Games change only when a gateway starts. */
const freshMs = 30_000

const kept = new WeakMap<Database, Map<string, { readAt: number; game: EngineGame }>>()

/**
 * The game of a node, cached because every bet needs it.
 *
 * @throws {CallFailure} `game_session_closed` if the game has left the catalogue, or its engine, since the launch
 */
export async function engineGame(database: Database, engine: string, nodeId: number): Promise<EngineGame> {
  const games = kept.get(database) ?? new Map()
  kept.set(database, games)
  const name = `${engine} ${nodeId}`
  const known = games.get(name)
  if (known && performance.now() - known.readAt < freshMs) return known.game
  const game = await rowOf(
    database,
    GameRow,
    `SELECT game_code AS "gameCode", game_name AS "gameName", game_type AS "gameType", theme, cycle
     FROM game WHERE node_id = :nodeId AND engine = :engine AND listed`,
    { nodeId, engine },
  )
  if (!game) throw new CallFailure('game_session_closed')
  games.set(name, { readAt: performance.now(), game })
  return game
}
