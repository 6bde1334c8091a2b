import type { Game } from '#contract/entities/game.ts'
import { getRecentGames } from '#contract/lobby/get-recent-games.ts'
import { call } from './call.ts'
import { $session } from './session.ts'

/** As many as the home page lists (specification §9). */
const limit = 12

/**
 * Games somebody launched lately, the latest first. Empty for visitors, and where the session changed meanwhile.
 *
 * @throws CallError
 */
export async function recentGames(language: string): Promise<readonly Game[]> {
  const session = $session.get()
  if (!session) return []
  const { list } = await call(getRecentGames, { page: 1, pageSize: limit, language })
  return $session.get() === session ? list : []
}
