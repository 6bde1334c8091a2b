import type { Game } from '#contract/entities/game.ts'
import { getHotGames } from '#contract/lobby/get-hot-games.ts'
import { keptCall } from './kept-lists.ts'
import { resource } from './resource.ts'

/** Number of hot games on the home page (product rule 5.9). */
const limit = 12

/** Hot games of every category. Throws `CallError`. */
export async function hotGames(language: string): Promise<readonly Game[]> {
  return (await keptCall(getHotGames, { language })).list.slice(0, limit)
}

/** The hot games as a resource, for logged-in people. */
export const hotGameList = (language: string) => resource(() => hotGames(language))
