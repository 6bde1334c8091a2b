import { atom } from 'nanostores'
import type { Game } from '#contract/entities/game.ts'
import { $favorites } from '#stores/own-games.ts'
import { resource } from '#stores/resource.ts'
import { tileWriter } from '#light/lobby/write-tile.ts'

/**
 * Fills a row of somebody's own games, and again for another session; where they cannot be had it looks like a row
 * without any.
 *
 * @returns asks again
 */
export function followRow(row: HTMLElement, language: string, load: (language: string) => Promise<readonly Game[]>) {
  const { $state, refresh } = resource(atom(language), load)
  $state.subscribe((state) => {
    if (state.phase === 'ready') fill(row, state.value)
    else if (state.phase === 'failed') showNone(row)
  })
  followHearts(row)
  return refresh
}

/** Keeps the hearts of what was added to a row; `popups/FavoriteMarks` keeps those it found on the page. */
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
  const pattern = document.querySelector<HTMLTemplateElement>('#tile-pattern')
  if (!list || !pattern) return
  list.replaceChildren(...games.map(tileWriter(pattern, vendorName)))
  if (games.length > 0) row.dataset.phase = 'ready'
  else showNone(row)
}

/** An invitation is lower than the row whose place it takes: in view it fills that place, so that nothing jumps. */
function showNone(row: HTMLElement): void {
  const { top, bottom, height } = row.getBoundingClientRect()
  if (row.dataset.phase === 'waiting' && bottom > 0 && top < innerHeight) row.style.minBlockSize = `${height}px`
  row.dataset.phase = 'empty'
}

/** The vendor's name as the page has it on a tile of the same vendor; its card says something else there. */
function vendorName(code: string): string {
  return document.querySelector(`[data-vendor="${CSS.escape(code)}"]:not(.tile--vendor) .tile__by`)?.textContent ?? ''
}
