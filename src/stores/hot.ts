import { atom } from 'nanostores'
import type { Game } from '#contract/entities/game.ts'
import { getHotGames } from '#contract/lobby/get-hot-games.ts'
import { keptCall } from './kept-lists.ts'
import { resource } from './resource.ts'

/** As many as the home page lists (product rule 5.9). */
const limit = 12

/** Hot games of every category. Throws `CallError`. */
export async function hotGames(language: string): Promise<readonly Game[]> {
  return (await keptCall(getHotGames, { language })).list.slice(0, limit)
}

/** The same for who is logged in, in each of its states. */
export const hotGameList = (language: string) => resource(atom(language), hotGames)
