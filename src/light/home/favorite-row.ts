import { allFavorites } from '#stores/lists.ts'
import { $favorites, $favoritesKnown } from '#stores/own-games.ts'
import { followRow } from './own-tiles.ts'

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
