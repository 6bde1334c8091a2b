import type { Game } from '#contract/entities/game.ts'
import { getRecentGames } from '#contract/lobby/get-recent-games.ts'
import { call } from './call.ts'

/** As many as the home page lists (product rule 5.9). */
const limit = 12

/** Games somebody launched lately, the latest first. Throws `CallError`. */
export async function recentGames(language: string): Promise<readonly Game[]> {
  return (await call(getRecentGames, { pageSize: limit, language })).list
}
