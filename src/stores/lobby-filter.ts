import { atom } from 'nanostores'
import { environment } from './environment.ts'

export const shows = ['all', 'playable', 'hot', 'recent', 'favourites'] as const
export type Show = (typeof shows)[number]

/** What a lobby shows; all of it stands in the address. */
export interface LobbyFilter {
  readonly show: Show
  readonly vendor: string | undefined
  readonly classify: string | undefined
  readonly search: string
  readonly page: number
}

export const wholeLobby: LobbyFilter = { show: 'all', vendor: undefined, classify: undefined, search: '', page: 1 }

/** Entries of a lobby page (specification §9). */
export const lobbyPageSize = 18

export const $lobbyFilter = atom<LobbyFilter>(wholeLobby)

/**
 * What a change of one part does to the others (specification §4): `all` resets vendor and classification, another
 * vendor resets the classification, any change of filter goes to page 1 and clears the search. The search exists in
 * `all` only.
 */
export function changed(filter: LobbyFilter, change: Partial<LobbyFilter>): LobbyFilter {
  if (change.page !== undefined) return { ...filter, page: change.page }
  if (change.search !== undefined) return { ...filter, search: change.search, page: 1 }
  const next = { ...filter, ...change, search: '', page: 1 }
  if (change.show === 'all') return { ...next, vendor: undefined, classify: undefined }
  if ('vendor' in change || change.show === 'hot') return { ...next, classify: undefined }
  return next
}

export function filterOf(search: string): LobbyFilter {
  const values = new URLSearchParams(search)
  const show = shows.find((known) => known === values.get('show')) ?? 'all'
  const page = Number(values.get('page') ?? '1')
  return {
    show,
    // The specification's name for it comes from launching a vendor of slots.
    vendor: values.get('vendor') || values.get('vassalage') || undefined,
    classify: show === 'hot' ? undefined : values.get('class') || undefined,
    search: show === 'all' ? (values.get('q') ?? '') : '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The query of a filter, without what is usual; parameters that are not ours (a campaign's) stay. */
export function searchOf(filter: LobbyFilter, before: string): string {
  const values = new URLSearchParams(before)
  values.delete('vassalage')
  const own = {
    show: filter.show === 'all' ? '' : filter.show,
    vendor: filter.vendor ?? '',
    class: filter.classify ?? '',
    q: filter.search.trim(),
    page: filter.page === 1 ? '' : String(filter.page),
  }
  for (const [name, value] of Object.entries(own)) {
    if (value === '') values.delete(name)
    else values.set(name, value)
  }
  return values.size > 0 ? `?${values}` : ''
}

/** Shows something else. Typing replaces the entry in the history, everything else adds one. */
export function showInLobby(change: Partial<LobbyFilter>): void {
  const { path, search } = environment.place()
  const to = path + searchOf(changed($lobbyFilter.get(), change), search)
  environment.move(to, change.search === undefined ? 'push' : 'replace')
}

/** Follows the address, so that going back and forward works. */
export function followLobbyAddress(): void {
  $lobbyFilter.set(filterOf(environment.place().search))
}
