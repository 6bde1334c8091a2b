import { allFavorites } from '#stores/lists.ts'
import { $favorites } from '#stores/personal.ts'
import { $session } from '#stores/session.ts'
import { followHearts, loadRow } from './own-tiles.ts'

/** Fills the row of favourites, all of them; one that is unmarked is gone at once, one that is marked comes. */
export function showFavorites(row: HTMLElement): void {
  const load = () => void ($session.get() && loadRow(row, row.dataset.favorite ?? '', allFavorites))
  const shown = () => [...row.querySelectorAll<HTMLElement>('[data-game]')]
  $session.subscribe(load)
  $favorites.listen((ids) => {
    for (const tile of shown()) if (!ids.includes(Number(tile.dataset.game))) tile.remove()
    if (ids.length > shown().length) load()
    else if (ids.length === 0) row.dataset.phase = 'empty'
  })
  followHearts(row)
}
