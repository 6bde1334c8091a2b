import { themes } from '#games/slots/all-themes.ts'
import { isThemeId, type Theme } from '#games/slots/types.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { engineGame } from '#gateway/play/games/engine-game.ts'

/** A game of the slots engine. */
interface SlotsGame {
  readonly gameCode: string
  readonly gameName: string
  readonly theme: Theme
}

/**
 * The game of a node.
 *
 * @throws {CallFailure} `game_session_closed` if the game has left the catalogue, or its engine, since the launch
 */
export async function slotsGame(database: Database, nodeId: number): Promise<SlotsGame> {
  const { theme, ...game } = await engineGame(database, 'slots', nodeId)
  if (!isThemeId(theme)) throw new CallFailure('game_session_closed')
  return { ...game, theme: themes[theme] }
}
