import { type GameType, gameTypes } from '#contract/entities/game.ts'
import { $lobbyFilter, filterOf, isWhole, showInLobby } from '#stores/lobby-filter.ts'
import { type LobbyPage, lobbyGames } from '#stores/lobby-games.ts'
import { $favorites } from '#stores/own-games.ts'
import type { Resource, ResourceStore } from '#stores/resource.ts'
import { lobbyPager } from './lobby-pager.ts'
import { lobbyTiles } from './lobby-tiles.ts'

export interface LobbyGrid extends ResourceStore<LobbyPage> {
  readonly grid: HTMLElement
  /** Where empty states go, below the grid. */
  readonly below: HTMLElement
}

let known: LobbyGrid | undefined

/**
 * Lets the grid of a lobby show what the gateway has, by the filter in the address. What was built into the page stays
 * until the first answer, and wherever that says the same.
 *
 * @returns the same each time; undefined on a page without a lobby
 */
export function watchLobby(): LobbyGrid | undefined {
  known ??= begin()
  return known
}

function begin(): LobbyGrid | undefined {
  const grid = document.querySelector<HTMLElement>('[data-grid="lobby"]')
  const pattern = document.querySelector<HTMLTemplateElement>('#tile-pattern')
  const below = document.querySelector<HTMLElement>('[data-lobby-below]')
  const gameType = gameTypes.find((type): type is GameType => type === grid?.dataset.type)
  if (!grid || !pattern || !below || !gameType) return undefined
  const store = lobbyGames(gameType, document.documentElement.lang.slice(0, 2))
  const show = lobbyTiles(grid, pattern)
  const turn = lobbyPager(grid)
  followEarlyChoices()
  let stop: (() => void) | undefined
  store.$state.subscribe((state) => {
    stop?.()
    turn(state)
    stop = whenUntouched(grid, state, () => apply(grid, state, show))
  })
  $favorites.listen((ids) => {
    for (const tile of grid.querySelectorAll<HTMLElement>('[data-game]')) {
      const heart = tile.querySelector('input')
      if (heart) heart.checked = ids.includes(Number(tile.dataset.game))
    }
  })
  return { ...store, grid, below }
}

/**
 * A page that nobody asked for waits while a finger or the focus is on a tile: that tile must not become another. What
 * somebody chose is shown at once.
 */
function whenUntouched(grid: HTMLElement, state: Resource<LobbyPage>, work: () => void): (() => void) | undefined {
  const isHeld = () => grid.querySelector('.tile:active, .tile:focus-within') !== null
  if (state.phase !== 'ready' || !isWhole($lobbyFilter.get()) || !isHeld()) {
    work()
    return undefined
  }
  const signs = ['pointerup', 'pointercancel', 'focusout'] as const
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, look)
  }
  const look = () => {
    // The tap itself is still on its way.
    setTimeout(() => {
      if (isHeld()) return
      stop()
      work()
    })
  }
  for (const sign of signs) addEventListener(sign, look)
  return stop
}

function apply(grid: HTMLElement, state: Resource<LobbyPage>, show: ReturnType<typeof lobbyTiles>): void {
  const whole = isWhole($lobbyFilter.get())
  const waits = state.phase === 'waiting' && !whole
  grid.setAttribute('aria-busy', String(state.phase === 'refreshing' || waits))
  if (state.phase === 'ready') show(state.value.list)
  // Without an answer the page is as it was built, which is the whole lobby and nothing else.
  grid.hidden = state.phase === 'ready' ? state.value.list.length === 0 : state.phase === 'failed' && !whole
  // The places keep their room meanwhile, or the way back could not scroll to where the list was left.
  if (waits) document.documentElement.dataset.lobby = 'waiting'
  else delete document.documentElement.dataset.lobby
}

/**
 * Follows what was chosen in the bar before its island listened, which `layouts/early.js` marks. The address of such a
 * link was built without the other choices and without a campaign's parameters: only its own choice counts.
 */
function followEarlyChoices(): void {
  const follow = () => {
    const link = document.querySelector<HTMLAnchorElement>('a[data-chosen]')
    const nav = link?.closest<HTMLElement>('[data-part]')
    if (!link || !nav) return
    const part = nav.dataset.part as 'show' | 'vendor' | 'classify'
    delete link.dataset.chosen
    showInLobby({ [part]: filterOf(link.search)[part] })
  }
  follow()
  addEventListener('click', follow)
}
