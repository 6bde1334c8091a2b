import type { Game } from '#contract/play/games/game.ts'
import { tileWriter } from '#light/play/lobby/write-tile.ts'
import { $favorites, $favoritesKnown } from '#stores/play/lobby/favorites.ts'
import { allFavorites, recentGames } from '#stores/play/lobby/lists.ts'
import { resource } from '#stores/resource.ts'
import { mostPlayed } from './most-played.ts'

/** Fills the row with all favourites. A removed favourite disappears at once; a new one is added. */
export function showFavorites(row: HTMLElement): void {
  // A favourite that was removed while the list was loading does not come back.
  const marked = async (language: string) =>
    (await allFavorites(language)).filter(({ nodeId }) => !$favoritesKnown.get() || $favorites.get().includes(nodeId))
  const refresh = followRow(row, row.dataset.favorite ?? '', marked)
  const shown = () => [...row.querySelectorAll<HTMLElement>('[data-game]')]
  $favorites.listen((ids) => {
    for (const tile of shown()) if (!ids.includes(Number(tile.dataset.game))) tile.remove()
    if (ids.length > shown().length) refresh()
    else if (ids.length === 0) row.dataset.phase = 'empty'
  })
}

/** Fills the row of recent games, and again when a game is closed or another session begins. */
export function showRecent(row: HTMLElement): void {
  const load = async (language: string) => {
    const games = await recentGames(language)
    raiseShelf(games)
    return games
  }
  const refresh = followRow(row, row.dataset.recent ?? '', load)
  let playing = location.hash.startsWith('#game-')
  const closed = () => {
    const now = location.hash.startsWith('#game-')
    if (playing && !now) refresh()
    playing = now
  }
  addEventListener('hashchange', closed)
  addEventListener('popstate', closed)
}

/** Puts the shelf of the category that a member plays most above the other categories, unless one of them is in view. */
function raiseShelf(games: readonly Game[]): void {
  const shelves = [...document.querySelectorAll<HTMLElement>('[data-shelf]')]
  const [first] = shelves
  const category = mostPlayed(games, new Set(shelves.map(({ dataset }) => dataset.shelf)))
  const raised = shelves.find(({ dataset }) => dataset.shelf === category)
  if (raised && first && raised !== first && first.getBoundingClientRect().top > innerHeight) first.before(raised)
}

/**
 * Fills a row with a member's own games, and again for another session. If they cannot be loaded, the row looks empty.
 *
 * @returns loads it again
 */
function followRow(row: HTMLElement, language: string, load: (language: string) => Promise<readonly Game[]>) {
  const { $state, refresh } = resource(() => load(language))
  $state.subscribe((state) => {
    if (state.phase === 'ready') fill(row, state.value)
    else if (state.phase === 'failed') showNone(row)
  })
  followHearts(row)
  return refresh
}

/** Updates the hearts of added tiles; `popups/FavoriteMarks` updates those of the built page. */
function followHearts(row: HTMLElement): void {
  $favorites.subscribe((ids) => {
    for (const tile of row.querySelectorAll<HTMLElement>('[data-game]')) {
      const heart = tile.querySelector('input')
      if (heart) heart.checked = ids.includes(Number(tile.dataset.game))
    }
  })
}

function fill(row: HTMLElement, games: readonly Game[]): void {
  const list = row.querySelector('.recent__list')
  const grid = document.querySelector<HTMLElement>('[data-tile-words]')
  if (!list || !grid) return
  list.replaceChildren(...games.map(tileWriter(grid, vendorName)))
  if (games.length > 0) row.dataset.phase = 'ready'
  else showNone(row)
}

/** The empty state is lower than the row. If the row is in view, it keeps its height, so that nothing moves. */
function showNone(row: HTMLElement): void {
  const { top, bottom, height } = row.getBoundingClientRect()
  if (row.dataset.phase === 'waiting' && bottom > 0 && top < innerHeight) row.style.minBlockSize = `${height}px`
  row.dataset.phase = 'empty'
}

/** The name of a vendor, from a tile of the same vendor on the page. A vendor's card has no name there. */
function vendorName(code: string): string {
  return document.querySelector(`[data-vendor="${CSS.escape(code)}"]:not(.tile--vendor) .tile__by`)?.textContent ?? ''
}
