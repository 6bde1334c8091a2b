import { computed } from 'nanostores'
import { type Game, gameTypes } from '#contract/entities/game.ts'
import { getFavorites } from '#contract/lobby/get-favorites.ts'
import { getRecentGames } from '#contract/lobby/get-recent-games.ts'
import { addressFilter, choice, type FilterOf, pageNumber } from './address-filter.ts'
import { call } from './call.ts'
import { lobbyPageSize } from './lobby-filter.ts'
import { $favoritesKept } from './personal.ts'
import { type ResourceStore, resource } from './resource.ts'

export const listNames = ['favorite', 'recent'] as const
export type ListName = (typeof listNames)[number]

/** One page of a person's own games. */
export interface GameList {
  readonly games: readonly Game[]
  readonly pages: number
}

/** What a list shows; it stands in the address as `?type=RNG&page=2`. */
export const listFilter = addressFilter({ type: choice('type', gameTypes, undefined), page: pageNumber })
export type ListFilter = FilterOf<typeof listFilter>

/** @throws CallError */
export async function loadList(name: ListName, { type, page }: ListFilter, language: string): Promise<GameList> {
  const filter = { ...(type && { gameType: type }), pageSize: lobbyPageSize, language }
  if (name === 'favorite') {
    const { content, totalPages } = await call(getFavorites, { ...filter, pageNo: page })
    return { games: content, pages: totalPages }
  }
  const { list, totalPages } = await call(getRecentGames, { ...filter, page })
  return { games: list, pages: totalPages }
}

/** As many favourites as the home page asks for at once (specification §9). */
const homeLimit = 999

/** All favourites, the newest first. Throws `CallError`. */
export async function allFavorites(language: string): Promise<readonly Game[]> {
  return (await call(getFavorites, { pageNo: 1, pageSize: homeLimit, language })).content
}

/** The games somebody marked or played lately, by category and page. */
export function gameList(name: ListName, language: string): ResourceStore<GameList> {
  const { $filter } = listFilter
  // Marking or unmarking one changes the list of favourites.
  const $asked = name === 'favorite' ? computed([$filter, $favoritesKept], (filter) => ({ ...filter })) : $filter
  return resource($asked, async (filter) => {
    const list = await loadList(name, filter, language)
    // The last row of the last page may just have been removed.
    if (list.pages > 0 && filter.page > list.pages) listFilter.show({ ...filter, page: list.pages }, 'replace')
    return list
  })
}
