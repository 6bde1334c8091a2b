import { atom } from 'nanostores'
import { environment } from './environment.ts'

export const shows = ['all', 'playable', 'hot', 'recent', 'favourites'] as const
export type Show = (typeof shows)[number]

/** The filter and page of a lobby; all of it is in the address. */
export interface LobbyFilter {
  readonly show: Show
  readonly vendor: string | undefined
  readonly classify: string | undefined
  readonly search: string
  /** The cursor of the page, from the gateway; without one the first page. */
  readonly cursor: string | undefined
}

/** Games of a page of a person's own list (product rule 6.2). */
export const listPageSize = 18

/** Games on a page of a lobby: as many as its HTML contains. */
export const lobbyPageSize = 48

/**
 * The effect of a change of one part on the others (product rule 6.4): `all` resets vendor and classification, another
 * vendor resets the classification, any change of filter goes to the first page and clears the search. The search
 * exists in `all` only.
 */
export function changed(filter: LobbyFilter, change: Partial<LobbyFilter>): LobbyFilter {
  if ('cursor' in change) return { ...filter, cursor: change.cursor }
  if (change.search !== undefined) return { ...filter, search: change.search, cursor: undefined }
  const next = { ...filter, ...change, search: '', cursor: undefined }
  if (change.show === 'all') return { ...next, vendor: undefined, classify: undefined }
  if ('vendor' in change || change.show === 'hot') return { ...next, classify: undefined }
  return next
}

export function filterOf(query: string): LobbyFilter {
  const values = new URLSearchParams(query)
  const show = shows.find((known) => known === values.get('show')) ?? 'all'
  return {
    show,
    // Launching a slots vendor sends it under this name (product rule 6.5).
    vendor: values.get('vendor') || values.get('vassalage') || undefined,
    classify: show === 'hot' ? undefined : values.get('class') || undefined,
    search: show === 'all' ? (values.get('q') ?? '') : '',
    cursor: values.get('cursor') || undefined,
  }
}

/** The query of a filter, without default values. Other parameters (of a campaign) stay. */
export function searchOf(filter: LobbyFilter, before: string): string {
  const values = new URLSearchParams(before)
  values.delete('vassalage')
  // Pages had numbers once.
  values.delete('page')
  const own = {
    show: filter.show === 'all' ? '' : filter.show,
    vendor: filter.vendor ?? '',
    class: filter.classify ?? '',
    q: filter.search.trim(),
    cursor: filter.cursor ?? '',
  }
  for (const [name, value] of Object.entries(own)) {
    if (value === '') values.delete(name)
    else values.set(name, value)
  }
  return values.size > 0 ? `?${values}` : ''
}

/** The address of a filter on the page that is open. */
export function lobbyAddress(filter: LobbyFilter): string {
  const { path, search } = environment.place()
  return path + searchOf(filter, search)
}

/** Shows something else. Typing replaces the entry in the history, everything else adds one. */
export function showInLobby(change: Partial<LobbyFilter>, how?: 'replace'): void {
  const to = lobbyAddress(changed($lobbyFilter.get(), change))
  environment.move(to, how ?? (change.search === undefined ? 'push' : 'replace'))
}

/** The filter of a lobby without any choice. */
export const wholeLobby = filterOf('')

export const isWhole = (filter: LobbyFilter): boolean => searchOf(filter, '') === ''

/** The filter in the address, with the behaviour of `addressFilter`, which would add bytes to the lobby. */
export const $lobbyFilter = atom<LobbyFilter>(wholeLobby)
const follow = () => {
  const filter = filterOf(environment.place().search)
  // A popup's address asks for the same games.
  if (searchOf(filter, '') !== searchOf($lobbyFilter.get(), '')) $lobbyFilter.set(filter)
}
environment.onMove(follow)
// The HTML was built without an address: islands begin with the whole lobby, then follow.
follow()
