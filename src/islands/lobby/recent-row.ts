import { recentGames } from '#stores/recent.ts'
import { $session } from '#stores/session.ts'
import { followHearts, loadRow } from './own-tiles.ts'

/** Fills the row of games somebody played lately, and again when a game is closed or somebody else logs in. */
export function showRecent(row: HTMLElement): void {
  const load = () => void ($session.get() && loadRow(row, row.dataset.recent ?? '', recentGames))
  let playing = location.hash.startsWith('#game-')
  const closed = () => {
    const now = location.hash.startsWith('#game-')
    if (playing && !now) load()
    playing = now
  }
  addEventListener('hashchange', closed)
  addEventListener('popstate', closed)
  $session.subscribe(load)
  followHearts(row)
}
