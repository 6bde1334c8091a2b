import type { Game } from '#contract/entities/game.ts'
import { tileWriter } from './write-tile.ts'

/** Tiles that are written at once: more than a phone shows. Layout of all 48 takes a weak phone 270 ms, of these 130. */
const firstOnes = 15

/** Shows games in the grid of a lobby. Tiles that are still right are kept. */
export function lobbyTiles(grid: HTMLElement, pattern: HTMLTemplateElement) {
  const vendors = JSON.parse(grid.dataset.vendors ?? '{}') as Record<string, string>
  const tileOf = tileWriter(pattern, (code) => vendors[code] ?? code)
  const made = new WeakMap<Element, string>()

  /**
   * Shows these games in this order, the first of them now and the others after the next frame.
   *
   * @param isStill whether they are still what is to be shown
   * @param done is called once all are there
   */
  return function show(games: readonly Game[], isStill: () => boolean, done: () => void): void {
    const more = games.length > firstOnes
    write(games.slice(0, firstOnes), more)
    const writeAll = () => {
      if (!isStill()) return
      if (more) write(games, false)
      done()
    }
    // The first frame shows those that are written. Pages in the background have none.
    if (more && !document.hidden) requestAnimationFrame(() => setTimeout(writeAll))
    else writeAll()
  }

  /** A tile that already shows the same stays in its place. @param more whether tiles behind them stay as they are */
  function write(games: readonly Game[], more: boolean): void {
    const there = new Map(
      [...grid.querySelectorAll<HTMLElement>('[data-game]')].map((tile) => [tile.dataset.game, tile]),
    )
    const wanted = games.map((game) => {
      const old = there.get(String(game.nodeId))
      const tile = tileOf(game)
      const said = sayOf(tile)
      if (old && (made.get(old) ?? sayOf(old)) === said) return old
      made.set(tile, said)
      return tile
    })
    for (const [place, tile] of wanted.entries()) {
      const now = grid.children[place]
      if (now === tile) continue
      // Moving a tile reloads its picture, so tiles are replaced in place, and moved only if the order changed.
      if (now && !wanted.includes(now as HTMLElement)) now.replaceWith(tile)
      else grid.insertBefore(tile, now ?? null)
    }
    if (!more) for (const rest of [...grid.children].slice(wanted.length)) rest.remove()
  }
}

/** Everything a tile shows, as text for comparing. The picture counts without size and format. */
function sayOf(tile: HTMLElement): string {
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
