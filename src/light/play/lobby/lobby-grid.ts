import { type GameType, gameTypes } from '#contract/play/games/game.ts'
import { pageLanguage } from '#light/site/system/page-language.ts'
import { $favorites } from '#stores/play/lobby/favorites.ts'
import { $lobbyFilter, filterOf, isWhole, showInLobby } from '#stores/play/lobby/lobby-filter.ts'
import { type LobbyGames, type LobbyPage, lobbyGames } from '#stores/play/lobby/lobby-games.ts'
import type { Resource } from '#stores/resource.ts'
import { lobbyPager } from './lobby-pager.ts'
import { lobbyTiles } from './lobby-tiles.ts'

export interface LobbyGrid extends LobbyGames {
  readonly grid: HTMLElement
  /** The place for empty states, below the grid. */
  readonly below: HTMLElement
}

let known: LobbyGrid | undefined

/**
 * Makes the grid of a lobby follow the gateway and the filter in the address. The built tiles stay until the first answer,
 * and those that are still right stay afterwards.
 *
 * @returns always the same object; undefined on a page without a lobby
 */
export function watchLobby(): LobbyGrid | undefined {
  known ??= begin()
  return known
}

function begin(): LobbyGrid | undefined {
  const grid = document.querySelector<HTMLElement>('[data-grid="lobby"]')
  const below = document.querySelector<HTMLElement>('[data-lobby-below]')
  const gameType = gameTypes.find((type): type is GameType => type === grid?.dataset.type)
  if (!grid || !below || !gameType) return undefined
  const store = lobbyGames(gameType, pageLanguage().language)
  const show = lobbyTiles(grid)
  const turn = lobbyPager(grid, store.prefetch)
  followBootChoices()
  let stop: (() => void) | undefined
  store.$state.subscribe((state) => {
    stop?.()
    turn(state)
    stop = whenUntouched(grid, state, () => apply(grid, state, show, () => store.$state.get() === state))
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
 * Delays an update that the person did not request: into a task of its own, since on a weak phone this one has taken the
 * time of a frame to check the answer, and while a finger or the focus is on a tile, so that the tile does not change under
 * it. A chosen filter is shown at once.
 */
function whenUntouched(grid: HTMLElement, state: Resource<LobbyPage>, work: () => void): (() => void) | undefined {
  const isHeld = () => grid.querySelector('.tile:active, .tile:focus-within') !== null
  if (state.phase !== 'ready' || !isWhole($lobbyFilter.get())) {
    work()
    return undefined
  }
  const signs = ['pointerup', 'pointercancel', 'focusout'] as const
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    for (const sign of signs) removeEventListener(sign, look)
  }
  // After an event its click follows; and a finger may come before the first of these tasks.
  const look = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (isHeld()) return
      stop()
      work()
    })
  }
  for (const sign of signs) addEventListener(sign, look)
  look()
  return stop
}

function apply(
  grid: HTMLElement,
  state: Resource<LobbyPage>,
  show: ReturnType<typeof lobbyTiles>,
  isStill: () => boolean,
): void {
  const whole = isWhole($lobbyFilter.get())
  const isWaiting = state.phase === 'waiting' && !whole
  // An unchanged attribute must not be written: each time the browser would style all tiles and the footer again.
  const setBusy = (busy: boolean) => {
    if (busy === (grid.ariaBusy === 'true')) return
    grid.ariaBusy = String(busy)
    if (busy) document.documentElement.dataset.list = 'waiting'
    else delete document.documentElement.dataset.list
  }
  if (state.phase === 'ready') show(state.value.list, isStill, () => setBusy(false))
  else setBusy(state.phase === 'refreshing' || isWaiting)
  // Without an answer only the unfiltered lobby of the built page can be shown.
  grid.hidden = state.phase === 'ready' ? state.value.list.length === 0 : state.phase === 'failed' && !whole
  // The tiles keep their space while they wait; otherwise going back could not restore the scroll position.
  if (isWaiting) document.documentElement.dataset.lobby = 'waiting'
  else delete document.documentElement.dataset.lobby
}

/**
 * Applies choices in the bar that were made before its island was hydrated; `layouts/boot.js` marks them. The built
 * address of such a link lacks the other choices and a campaign's parameters, so only its own choice is used.
 */
function followBootChoices(): void {
  const follow = () => {
    const link = document.querySelector<HTMLAnchorElement>('a[data-chosen]')
    const nav = link?.closest<HTMLElement>('[data-part]')
    if (!link || !nav) return
    const part = nav.dataset.part as 'show' | 'vendor' | 'classify'
    delete link.dataset.chosen
    nav.querySelector('[aria-current]')?.removeAttribute('aria-current')
    link.ariaCurrent = 'true'
    showInLobby({ [part]: filterOf(link.search)[part] })
  }
  follow()
  addEventListener('click', follow)
}
