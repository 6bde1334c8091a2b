import type { Game } from '#contract/play/games/game.ts'
import { tileWriter } from './write-tile.ts'

/**
 * Tiles that are written at once: a few more than a phone shows. A weak phone lays out all 48 in 270 ms and these in 130, and to
 * compare 48 with what is there is one long task.
 */
const step = 15

/** Shows games in the grid of a lobby. Tiles that are still right are kept. */
export function lobbyTiles(grid: HTMLElement) {
  const vendors = JSON.parse(grid.dataset.vendors ?? '{}') as Record<string, string>
  const tileOf = tileWriter(grid, (code) => vendors[code] ?? code)
  const made = new WeakMap<Element, string>()

  /**
   * Shows these games in this order, the first of them now and the others after the next frame, a few in each task.
   *
   * @param isStill whether these tiles are still to be shown
   * @param done is called once all are there
   */
  return function show(games: readonly Game[], isStill: () => boolean, done: () => void): void {
    const ids = new Set(games.map(({ nodeId }) => String(nodeId)))
    const writeFrom = (from: number) => {
      if (from > 0 && !isStill()) return
      const to = from + step
      write(games.slice(from, to), from, ids)
      if (to < games.length) {
        // The first frame shows those that are written. Pages in the background have none.
        if (from === 0 && !document.hidden) requestAnimationFrame(() => setTimeout(writeFrom, 0, to))
        else setTimeout(writeFrom, 0, to)
        return
      }
      for (const rest of [...grid.children].slice(games.length)) rest.remove()
      done()
    }
    writeFrom(0)
  }

  /**
   * Writes some of the games. A tile that already shows the same stays in its place.
   *
   * @param from place of the first of them in the grid
   * @param ids of all games that are to be shown
   */
  function write(games: readonly Game[], from: number, ids: ReadonlySet<string>): void {
    const there = new Map(
      [...grid.querySelectorAll<HTMLElement>('[data-game]')].map((tile) => [tile.dataset.game, tile]),
    )
    for (const [index, game] of games.entries()) {
      const id = String(game.nodeId)
      const old = there.get(id)
      const fresh = tileOf(game)
      const shown = textOf(fresh)
      const tile = old && (made.get(old) ?? textOf(old)) === shown ? old : fresh
      made.set(tile, shown)
      const now = grid.children[from + index] as HTMLElement | undefined
      if (now === tile) continue
      const shownLater = now?.dataset.game !== id && ids.has(now?.dataset.game ?? '')
      // Moving a tile reloads its picture, so tiles are replaced in place, and moved only if the order changed.
      if (now && !shownLater) now.replaceWith(tile)
      else grid.insertBefore(tile, now ?? null)
    }
  }
}

/** All content of a tile, as text for comparing. The picture counts without size and format. */
function textOf(tile: HTMLElement): string {
  const art = tile.querySelector<HTMLElement>('.tile__art')
  const link = tile.querySelector('a')
  const picture = tile
    .querySelector('img')
    ?.getAttribute('src')
    ?.replace(/-\d+\.\w+$/, '')
  const by = tile.querySelector('.tile__by')?.textContent
  return JSON.stringify([
    tile.className,
    art?.dataset.play,
    art?.dataset.badge,
    picture,
    link?.textContent,
    link?.getAttribute('href'),
    by,
  ])
}
