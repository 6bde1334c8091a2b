import type { Game } from '#contract/entities/game.ts'
import { getRecentGames } from '#contract/lobby/get-recent-games.ts'
import { call } from './call.ts'

/** Number of recently played games on the home page (product rule 5.9). */
const limit = 12

/** Recently played games, the latest first. Throws `CallError`. */
export async function recentGames(language: string): Promise<readonly Game[]> {
  return (await call(getRecentGames, { pageSize: limit, language })).list
}
