import { lobbyPageSize } from '#stores/play/lobby/lobby-filter.ts'

/**
 * Number of games on a page that lists names without pictures, for people without scripts. Ten thousand games make some
 * twenty pages per language.
 */
const listedPerPage = 500

/** The number of pages for this many games. The first one is the lobby. */
export function allPages(games: number): number {
  return 1 + Math.ceil(Math.max(0, games - lobbyPageSize) / listedPerPage)
}

/** The games of a page after the first one. */
export function gamesOnPage<Entry>(games: readonly Entry[], page: number): readonly Entry[] {
  const from = lobbyPageSize + (page - 2) * listedPerPage
  return games.slice(from, from + listedPerPage)
}
