import type { Game } from '#contract/entities/game.ts'
import { tilePictures } from '#lib/art.ts'
import { launchHash, targetOf } from '#stores/launching.ts'
import { $favorites } from '#stores/own-games.ts'
import { addressOf, inLanguage } from './own-tiles.ts'

/** What the page says of a tile, from the attributes of its pattern. */
type Words = Readonly<Record<'play' | 'open' | 'details' | 'hot' | 'fresh' | 'resting' | 'favourite', string>>

/** Makes tiles as `sections/Tile.astro` does, from the pattern that stands on the page, and keeps those that still fit. */
export function lobbyTiles(grid: HTMLElement, pattern: HTMLTemplateElement) {
  const words = { ...pattern.dataset } as unknown as Words
  const vendors = JSON.parse(grid.dataset.vendors ?? '{}') as Record<string, string>
  const language = document.documentElement.lang.slice(0, 2)
  const made = new WeakMap<Element, string>()

  /** Shows these games in this order. What stands there already and says the same is left as it is, where it is. */
  return function show(games: readonly Game[]): void {
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
      // In the place of one that goes; one that stays is moved, which restarts its picture, only where the order changed.
      if (now && !wanted.includes(now as HTMLElement)) now.replaceWith(tile)
      else grid.insertBefore(tile, now ?? null)
    }
    for (const rest of [...grid.children].slice(wanted.length)) rest.remove()
  }

  function tileOf(game: Game): HTMLElement {
    const tile = (pattern.content.firstElementChild as HTMLElement).cloneNode(true) as HTMLElement
    const part = <Name extends keyof HTMLElementTagNameMap>(name: Name) => tile.querySelector(name)
    const { webp, src } = tilePictures(game.iconUrl)
    const [art, image, link, by, heart] = [part('div'), part('img'), part('a'), part('span'), part('input')]
    const target = targetOf(game)
    tile.dataset.game = String(game.nodeId)
    tile.dataset.vendor = game.vassalage
    tile.classList.toggle('tile--resting', game.maintenance)
    tile.classList.toggle('tile--vendor', !game.isGame)
    const hot = !game.maintenance && game.isHot === 1
    tile.classList.toggle('tile--hot', hot)
    if (art) {
      art.dataset.play = game.maintenance ? words.details : game.isGame ? words.play : words.open
      const badge = game.maintenance ? words.resting : hot ? words.hot : game.isNew ? words.fresh : undefined
      if (badge) art.dataset.badge = badge
    }
    if (image) {
      image.srcset = webp
      image.src = src
    }
    if (link) {
      link.textContent = game.displayName
      // Without scripts a vendor's card leads to the lobby where its games stand.
      link.href = target.kind === 'list' ? inLanguage(language, target.route) : addressOf(language, game)
      if (target.kind === 'list') link.dataset.popup = launchHash(target)
    }
    if (by) by.textContent = game.isGame ? (vendors[game.vassalage] ?? game.vassalage) : words.open
    if (heart) {
      heart.setAttribute('aria-label', words.favourite.replace('\u2026', game.displayName))
      heart.checked = $favorites.get().includes(game.nodeId)
    }
    return tile
  }
}

/** All that a tile says and leads to; its picture is told by the address without size and format. */
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
