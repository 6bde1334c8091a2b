import { allFavorites } from '#stores/lists.ts'
import { $favorites, $favoritesKnown } from '#stores/own-games.ts'
import { followRow } from './own-tiles.ts'

/** Fills the row of favourites, all of them; one that is unmarked is gone at once, one that is marked comes. */
export function showFavorites(row: HTMLElement): void {
  // What was unmarked while the list was on its way does not come back with it.
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
