import { lobbyPageSize } from '#stores/lobby-filter.ts'

/**
 * Games on a page that lists them without pictures, for whoever runs no scripts: so many that ten thousand games make some
 * twenty pages in each language.
 */
export const listedPerPage = 500

/** Pages of a category with this many games; the first is its lobby. */
export function allPages(games: number): number {
  return 1 + Math.ceil(Math.max(0, games - lobbyPageSize) / listedPerPage)
}

/** The games that a page after the first lists. */
export function gamesOnPage<Entry>(games: readonly Entry[], page: number): readonly Entry[] {
  const from = lobbyPageSize + (page - 2) * listedPerPage
  return games.slice(from, from + listedPerPage)
}
