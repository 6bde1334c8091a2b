import type { Game, GameType } from '#contract/entities/game.ts'
import { gameTypes } from '#contract/entities/game.ts'
import { getFavorites } from '#contract/lobby/get-favorites.ts'
import { getRecentGames } from '#contract/lobby/get-recent-games.ts'
import { call } from './call.ts'
import { environment } from './environment.ts'
import { lobbyPageSize } from './lobby-filter.ts'

export type ListName = 'favorite' | 'recent'

/** One page of a person's own games. */
export interface GameList {
  readonly games: readonly Game[]
  readonly pages: number
}

/** What a list shows; it stands in the address as `?type=RNG&page=2`. */
export interface ListFilter {
  readonly type: GameType | undefined
  readonly page: number
}

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

export function listFilterOf(search: string): ListFilter {
  const values = new URLSearchParams(search)
  const page = Number(values.get('page') ?? '1')
  return {
    type: gameTypes.find((known) => known === values.get('type')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The query of a filter; parameters that are not ours stay. */
export function listSearch({ type, page }: ListFilter, before: string): string {
  const values = new URLSearchParams(before)
  values.delete('type')
  values.delete('page')
  if (type) values.set('type', type)
  if (page > 1) values.set('page', String(page))
  return values.size > 0 ? `?${values}` : ''
}

/** Shows another page in place of one that is there no more. */
export function turnTo(filter: ListFilter): void {
  const { path, search } = environment.place()
  environment.move(path + listSearch(filter, search), 'replace')
}

/** Shows another category or page, as a new entry of the history. */
export function showList(filter: ListFilter): void {
  const { path, search } = environment.place()
  environment.move(path + listSearch(filter, search), 'push')
}
