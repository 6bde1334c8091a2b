import { computed } from 'nanostores'
import { type Game, gameTypes } from '#contract/play/games/game.ts'
import { getFavorites } from '#contract/play/lobby/get-favorites.ts'
import { getHotGames } from '#contract/play/lobby/get-hot-games.ts'
import { getRecentGames } from '#contract/play/lobby/get-recent-games.ts'
import { addressFilter, choice, type FilterOf, text } from '#stores/address-filter.ts'
import { call } from '#stores/call.ts'
import { type Page, pageOrFirst } from '#stores/paged.ts'
import { type ResourceStore, resource } from '#stores/resource.ts'
import { cachedCall } from './cached-calls.ts'
import { $favoritesSaved } from './favorites.ts'
import { listPageSize } from './lobby-filter.ts'

export const listNames = ['favorite', 'recent'] as const
export type ListName = (typeof listNames)[number]

/** The filter of a list, in the address as `?type=RNG&cursor=…`. */
export const listFilter = addressFilter({ type: choice('type', gameTypes, undefined), cursor: text('cursor') })
export type ListFilter = FilterOf<typeof listFilter>

/** @throws CallError */
export async function loadList(name: ListName, { type, cursor }: ListFilter, language: string): Promise<Page<Game>> {
  const asked = { ...(type && { gameType: type }), ...(cursor && { cursor }), pageSize: listPageSize, language }
  if (name === 'recent') return await call(getRecentGames, asked)
  const { content, next, previous } = await call(getFavorites, asked)
  return { list: content, next, previous }
}

/** Most favourites in one answer (product rule 7.5). */
const mostFavorites = 999

/** Number of hot and of recently played games on the home page (product rule 5.9). */
const rowLength = 12

/** All favourites, the newest first. Throws `CallError`. */
export async function allFavorites(language: string): Promise<readonly Game[]> {
  return (await call(getFavorites, { pageSize: mostFavorites, language })).content
}

/** Recently played games of the home page, the latest first. Throws `CallError`. */
export async function recentGames(language: string): Promise<readonly Game[]> {
  return (await call(getRecentGames, { pageSize: rowLength, language })).list
}

/** Hot games of every category. Throws `CallError`. */
export async function hotGames(language: string): Promise<readonly Game[]> {
  return (await cachedCall(getHotGames, { language })).list.slice(0, rowLength)
}

/** The hot games as a resource, for logged-in people. */
export const hotGameList = (language: string) => resource(() => hotGames(language))

/** Favourite or recently played games, by category and page. */
export function gameList(name: ListName, language: string): ResourceStore<Page<Game>> {
  const { $filter } = listFilter
  // Adding or removing a favourite changes the list.
  const $asked = name === 'favorite' ? computed([$filter, $favoritesSaved], (filter) => ({ ...filter })) : $filter
  return resource($asked, (filter) => pageOrFirst(listFilter, filter, () => loadList(name, filter, language)))
}
