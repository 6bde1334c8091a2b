import { atom } from 'nanostores'
import type { Game } from '#contract/entities/game.ts'
import { localPath } from '#islands/local-path.ts'
import { tilePictures } from '#lib/art.ts'
import { defaultLanguage, siteLanguages } from '#lib/languages.ts'
import { launchHash, targetOf } from '#stores/launching.ts'
import { $favorites } from '#stores/own-games.ts'
import { resource } from '#stores/resource.ts'

/** Tiles of games; a vendor's card says something else below its name. */
const ofGames = '[data-game]:not(.tile--vendor)'

/**
 * Fills a row of somebody's own games, and again for another session; where they cannot be had it looks like a row
 * without any.
 *
 * @returns asks again
 */
export function followRow(row: HTMLElement, language: string, load: (language: string) => Promise<readonly Game[]>) {
  const { $state, refresh } = resource(atom(language), load)
  $state.subscribe((state) => {
    if (state.phase === 'ready') fill(row, language, state.value)
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

function fill(row: HTMLElement, language: string, games: readonly Game[]): void {
  const list = row.querySelector('.recent__list')
  const pattern = document.querySelector<HTMLElement>(`[data-grid] ${ofGames}:has(a[href^="#game-"])`)
  if (!list || !pattern) return
  list.replaceChildren(...games.map((game) => tileOf(pattern, language, game)))
  if (games.length > 0) row.dataset.phase = 'ready'
  else showNone(row)
}

/** An invitation is lower than the row whose place it takes: in view it fills that place, so that nothing jumps. */
function showNone(row: HTMLElement): void {
  const { top, bottom, height } = row.getBoundingClientRect()
  if (row.dataset.phase === 'waiting' && bottom > 0 && top < innerHeight) row.style.minBlockSize = `${height}px`
  row.dataset.phase = 'empty'
}

/** A tile like those of the page, for another game. */
function tileOf(pattern: HTMLElement, language: string, game: Game): Node {
  const tile = pattern.cloneNode(true) as HTMLElement
  const { avif, webp, src } = tilePictures(game.iconUrl)
  const link = tile.querySelector('a')
  const image = tile.querySelector('img')
  const heart = tile.querySelector('input')
  const was = link?.textContent ?? ''
  tile.dataset.game = String(game.nodeId)
  tile.dataset.vendor = game.vassalage
  tile.classList.remove('tile--hot')
  tile.querySelector('.tile__art')?.removeAttribute('data-badge')
  tile.querySelector('source')?.setAttribute('srcset', avif)
  if (image) {
    image.loading = 'lazy'
    image.srcset = webp
    image.src = src
  }
  if (link) {
    link.href = addressOf(language, game)
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

/** Where a tile leads, in the language of the page. */
export function addressOf(language: string, game: Game): string {
  const target = targetOf(game)
  return target.kind === 'page' ? inLanguage(language, target.route) : `#${launchHash(target)}`
}

export function inLanguage(language: string, route: string): string {
  return localPath(siteLanguages.find((known) => known === language) ?? defaultLanguage, route)
}

/** The vendor's name as the page has it on a tile of the same vendor. */
function vendorName(vassalage: string): string {
  const known = document.querySelector(`${ofGames}[data-vendor="${CSS.escape(vassalage)}"] .tile__by`)
  return known?.textContent ?? ''
}
