import { computed } from 'nanostores'
import type { Game, GameType } from '#contract/play/games/game.ts'
import { getFavorites } from '#contract/play/lobby/get-favorites.ts'
import { getGameVendors } from '#contract/play/lobby/get-game-vendors.ts'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { getRecentGames } from '#contract/play/lobby/get-recent-games.ts'
import { searchGames } from '#contract/play/lobby/search-games.ts'
import type { Lane } from '#contract/play/lobby/vendor.ts'
import { $session } from '#stores/account/auth/session.ts'
import { call } from '#stores/call.ts'
import { type Page, pageOrFirst } from '#stores/paged.ts'
import { type ResourceStore, resource } from '#stores/resource.ts'
import { $favoritesSaved } from './favorites.ts'
import { $lobbyFilter, changed, type LobbyFilter, lobbyPageSize, searchOf, showInLobby } from './lobby-filter.ts'

/** The content of a lobby: a page of games. */
export interface LobbyPage extends Page<Game> {
  /** The filter it answers. */
  readonly filter: LobbyFilter
  /** The number of games on all pages, if it is known. */
  readonly total?: number
  /** The number of pages, if the list has page numbers. */
  readonly totalPages?: number
  /** The corrected search text. */
  readonly meant?: string | null
}

const listTypes = { all: undefined, playable: 'PLAYABLE', hot: 'HOT' } as const

const nothing = { list: [], next: null, previous: null, total: 0 }

/** @throws CallError */
async function loadPage(filter: LobbyFilter, gameType: GameType, language: string) {
  const { show, vendor, classify, cursor, page } = filter
  const gameName = filter.search.trim()
  const asked = {
    gameType,
    language,
    pageSize: lobbyPageSize,
    ...(vendor && { vassalage: vendor }),
    ...(classify && { gameClassify: classify }),
    ...(cursor && { cursor }),
  }
  if (gameName) return await call(searchGames, { ...asked, gameName })
  if (show === 'recent' || show === 'favourites') {
    if (!$session.get()) return nothing
    // A person's own lists have cursors only, because they change while they are read.
    if (show === 'recent') {
      const { list, next, previous } = await call(getRecentGames, asked)
      return { list, next, previous }
    }
    const { content: list, next, previous } = await call(getFavorites, asked)
    return { list, next, previous }
  }
  const listType = listTypes[show]
  const pageNo = page && !cursor && { pageNo: page }
  const { games: list, ...rest } = await call(getGames, { ...asked, ...(listType && { listType }), ...pageNo })
  return { ...rest, list }
}

export interface LobbyGames extends ResourceStore<LobbyPage> {
  /** Requests another page of the same filter in advance. @param to its cursor or its number */
  prefetch(to: string | number | undefined): void
}

/** Milliseconds for which a page that was requested in advance counts as fresh. */
const fresh = 30_000

/** The games of a category by the filter in the address, page by page. */
export function lobbyGames(gameType: GameType, language: string): LobbyGames {
  // Another session or a tapped heart changes the member's own lists only.
  const $own = computed([$favoritesSaved, $session], (kept, session) => ({ kept, session }))
  let asked: { readonly filter: LobbyFilter; readonly own?: object } | undefined
  const $asked = computed([$lobbyFilter, $own], (filter, own) => {
    const isOwn = filter.show === 'recent' || filter.show === 'favourites'
    if (asked?.filter !== filter || (isOwn && asked.own !== own)) asked = { filter, own }
    return asked
  })
  const address = {
    show: (filter: LobbyFilter) => showInLobby({ cursor: filter.cursor }, 'replace'),
  }
  const load = (filter: LobbyFilter) => loadPage(filter, gameType, language)
  let ahead: { readonly key: string; readonly at: number; readonly page: ReturnType<typeof load> } | undefined
  const isPrefetched = (filter: LobbyFilter) =>
    ahead?.key === searchOf(filter, '') && performance.now() - ahead.at < fresh ? ahead : undefined
  const loadOrTake = (filter: LobbyFilter) => {
    // Once: going back to a page asks again.
    const taken = isPrefetched(filter)
    ahead = undefined
    return taken ? taken.page.catch(() => load(filter)) : load(filter)
  }
  const store = resource(
    $asked,
    async ({ filter }): Promise<LobbyPage> => {
      const page = await pageOrFirst(address, filter, () => loadOrTake(filter))
      // The list has become shorter, or the address was made up.
      if (page.list.length === 0 && filter.page) showInLobby({ page: undefined }, 'replace')
      return { filter, ...page }
    },
    { open: true },
  )
  return {
    ...store,
    prefetch(to) {
      const filter = changed($lobbyFilter.get(), typeof to === 'number' ? { page: to } : { cursor: to })
      // A person's own lists change while they are looked at.
      if (filter.show === 'recent' || filter.show === 'favourites' || isPrefetched(filter)) return
      const page = load(filter)
      // A failure is shown when the page is opened, which asks again.
      page.catch(() => undefined)
      ahead = { key: searchOf(filter, ''), at: performance.now(), page }
    },
  }
}

/** Vendors and classifications of a category, with those of lanes that were split off from it. Throws `CallError`. */
export async function lobbyLane(gameType: GameType, language: string): Promise<Pick<Lane, 'cards' | 'gameClassify'>> {
  const { data } = await call(getGameVendors, { platform: 'html5-desktop', language })
  const lanes = data.lanes.filter((lane) => lane.gameType === gameType)
  const classes = new Map(lanes.flatMap(({ gameClassify }) => gameClassify.map((entry) => [entry.key, entry])))
  return { cards: lanes.flatMap(({ cards }) => cards), gameClassify: [...classes.values()] }
}
