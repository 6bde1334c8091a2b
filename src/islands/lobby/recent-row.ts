import { CallError } from '#api/errors.ts'
import type { Game } from '#contract/entities/game.ts'
import { tilePictures } from '#lib/art.ts'
import { $favorites } from '#stores/lobby.ts'
import { recentGames } from '#stores/recent.ts'
import { $session } from '#stores/session.ts'

/** Fills the row of games somebody played lately, and again when a game is closed or somebody else logs in. */
export function showRecent(row: HTMLElement): void {
  const load = async () => {
    if (!$session.get()) return
    try {
      fill(row, await recentGames(row.dataset.recent ?? ''))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      row.dataset.phase = 'empty'
    }
  }
  let playing = location.hash.startsWith('#game-')
  const closed = () => {
    const now = location.hash.startsWith('#game-')
    if (playing && !now) void load()
    playing = now
  }
  addEventListener('hashchange', closed)
  addEventListener('popstate', closed)
  $session.subscribe((session) => {
    if (session) void load()
  })
  // Hearts of what was added here; `popups/FavoriteMarks` keeps those it found.
  $favorites.subscribe((ids) => {
    for (const tile of row.querySelectorAll<HTMLElement>('[data-game]')) {
      const heart = tile.querySelector('input')
      if (heart) heart.checked = ids.includes(Number(tile.dataset.game))
    }
  })
}

function fill(row: HTMLElement, games: readonly Game[]): void {
  const list = row.querySelector('.recent__list')
  const pattern = document.querySelector<HTMLElement>('[data-grid] [data-game]')
  if (!list || !pattern) return
  list.replaceChildren(...games.map((game) => tileOf(pattern, game)))
  row.dataset.phase = games.length > 0 ? 'ready' : 'empty'
}

/** A tile like those of the page, for another game. */
function tileOf(pattern: HTMLElement, game: Game): Node {
  const tile = pattern.cloneNode(true) as HTMLElement
  const { avif, webp, src } = tilePictures(game.iconUrl)
  const link = tile.querySelector('a')
  const image = tile.querySelector('img')
  const heart = tile.querySelector('input')
  const was = link?.textContent ?? ''
  tile.dataset.game = String(game.nodeId)
  tile.dataset.vendor = game.vassalage
  tile.querySelector('.badge')?.remove()
  tile.querySelector('.tile__art')?.removeAttribute('data-badge')
  tile.querySelector('source')?.setAttribute('srcset', avif)
  if (image) {
    image.loading = 'lazy'
    image.srcset = webp
    image.src = src
  }
  if (link) {
    link.href = `#game-${game.nodeId}`
    link.textContent = game.displayName
  }
  const by = tile.querySelector('.tile__by')
  if (by) by.textContent = vendorName(game.vassalage)
  if (heart) {
    heart.setAttribute('aria-label', (heart.getAttribute('aria-label') ?? '').replace(was, game.displayName))
    heart.checked = $favorites.get().includes(game.nodeId)
  }
  return tile
}

/** The vendor's name as the page has it on a tile of the same vendor. */
function vendorName(vassalage: string): string {
  const known = document.querySelector(`[data-game][data-vendor="${CSS.escape(vassalage)}"] .tile__by`)
  return known?.textContent ?? ''
}
