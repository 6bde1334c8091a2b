import type { Game } from '#contract/play/games/game.ts'
import { createTranslate } from '#lib/messages.ts'
import { nodeOf } from '#light/element.ts'
import { pageLanguage } from '#light/site/system/page-language.ts'
import { tile } from '#parts/play/lobby/tile.ts'
import { $favorites } from '#stores/play/lobby/favorites.ts'

/**
 * Creates tiles for games from a call.
 *
 * @param grid of built tiles, with their words
 * @param vendorName name of a vendor by its code
 */
export function tileWriter(grid: HTMLElement, vendorName: (code: string) => string) {
  const { language, locale } = pageLanguage()
  const t = createTranslate<'lobby'>(JSON.parse(grid.dataset.tileWords ?? '{}'), locale)

  return (game: Game): HTMLElement => {
    const isFavourite = $favorites.get().includes(game.nodeId)
    return nodeOf(tile(game, { language, t, vendor: vendorName(game.vassalage), place: 'later', isFavourite }))
  }
}
