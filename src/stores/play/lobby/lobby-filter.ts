import { addressFilter, choice, text } from '#stores/address-filter.ts'

export const shows = ['all', 'playable', 'hot', 'recent', 'favourites'] as const
export type Show = (typeof shows)[number]

/** The filter and page of a lobby; all of it is in the address. */
export interface LobbyFilter {
  readonly show: Show
  readonly vendor: string | undefined
  readonly classify: string | undefined
  readonly search: string
  /** The cursor of the page, from the gateway, in lists without page numbers; without one the first page. */
  readonly cursor: string | undefined
  /** The page, from 2, in lists with page numbers; undefined for the first one. A cursor takes precedence. */
  readonly page?: number | undefined
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
  const atFirst = { cursor: undefined, page: undefined }
  if ('cursor' in change || 'page' in change) return { ...filter, ...atFirst, ...change }
  if (change.search !== undefined) return { ...filter, ...atFirst, search: change.search }
  const next = { ...filter, ...change, ...atFirst, search: '' }
  if (change.show === 'all') return { ...next, vendor: undefined, classify: undefined }
  if ('vendor' in change || change.show === 'hot') return { ...next, classify: undefined }
  return next
}

const { $filter, read, query, address, show } = addressFilter<LobbyFilter>(
  {
    show: choice('show', shows, 'all'),
    // Launching a slots vendor sends it under the other name (product rule 6.5).
    vendor: text('vendor', 'vassalage'),
    classify: text('class'),
    search: { name: 'q', read: (typed = '') => typed, write: (typed) => typed.trim() },
    cursor: text('cursor'),
    page: {
      name: 'page',
      read: (typed = '') => (/^\d{1,5}$/.test(typed) && Number(typed) > 1 ? Number(typed) : undefined),
      write: (page) => (page === undefined || page < 2 ? '' : String(page)),
    },
  },
  (filter) => ({
    ...filter,
    classify: filter.show === 'hot' ? undefined : filter.classify,
    search: filter.show === 'all' ? filter.search : '',
  }),
)

export { address as lobbyAddress, query as searchOf, read as filterOf }

/** The filter in the address of the lobby that is open. */
export const $lobbyFilter = $filter

/** Shows something else. Typing replaces the entry in the history, everything else adds one. */
export function showInLobby(change: Partial<LobbyFilter>, how?: 'replace'): void {
  show(changed($lobbyFilter.get(), change), how ?? (change.search === undefined ? 'push' : 'replace'))
}

/** A part of a filter that can be taken back alone. */
export type ChosenPart = 'vendor' | 'classify' | 'search'

/** The parts that are chosen besides the list. */
export const chosenParts = (filter: LobbyFilter): readonly ChosenPart[] =>
  (['vendor', 'classify', 'search'] as const).filter((part) => filter[part])

/** The filter without one of its choices; the others stay (product rule 6.4). */
export const without = (filter: LobbyFilter, part: ChosenPart): LobbyFilter => ({
  ...filter,
  cursor: undefined,
  page: undefined,
  [part]: part === 'search' ? '' : undefined,
})

/** Takes a choice back. */
export const dropFromLobby = (part: ChosenPart): void => show(without($lobbyFilter.get(), part), 'push')

/** The filter of a lobby without any choice. */
export const wholeLobby = read('')

export const isWhole = (filter: LobbyFilter): boolean => query(filter, '') === ''
