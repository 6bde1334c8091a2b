import { recentGames } from '#stores/recent.ts'
import { followRow } from './own-tiles.ts'

/** Fills the row of recent games, and again when a game is closed or another session begins. */
export function showRecent(row: HTMLElement): void {
  const refresh = followRow(row, row.dataset.recent ?? '', recentGames)
  let playing = location.hash.startsWith('#game-')
  const closed = () => {
    const now = location.hash.startsWith('#game-')
    if (playing && !now) refresh()
    playing = now
  }
  addEventListener('hashchange', closed)
  addEventListener('popstate', closed)
}
