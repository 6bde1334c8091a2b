import { addressFilter, choice, pageNumber, text } from './address-filter.ts'
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

const { $filter, $query, read, query, address, show } = addressFilter<LobbyFilter>(
  {
    show: choice('show', shows, 'all'),
    // The specification's name for it comes from launching a vendor of slots.
    vendor: text('vendor', 'vassalage'),
    classify: text('class'),
    search: { names: ['q'], read: (value) => value ?? '', write: (value) => value.trim() },
    page: pageNumber,
  },
  (filter) => ({
    ...filter,
    classify: filter.show === 'hot' ? undefined : filter.classify,
    search: filter.show === 'all' ? filter.search : '',
  }),
)

export { $filter as $lobbyFilter, $query as $lobbyQuery, address as lobbyAddress, query as searchOf, read as filterOf }

/** Shows something else. Typing replaces the entry in the history, everything else adds one. */
export function showInLobby(change: Partial<LobbyFilter>): void {
  const now = read(environment.place().search)
  show(changed(now, change), change.search === undefined ? 'push' : 'replace')
}
