import type { Game } from '#contract/play/games/game.ts'
import { localPath } from '#lib/local-path.ts'
import { pageLanguage } from '#light/site/system/page-language.ts'
import { $favorites } from '#stores/play/lobby/own-games.ts'
import { tileFacts } from '#stores/play/lobby/tile.ts'

/** The words of tiles in the language of the page, from attributes of the pattern. */
type Words = Readonly<Record<'play' | 'open' | 'details' | 'hot' | 'fresh' | 'resting' | 'favourite', string>>

const badges = { 'badge.maintenance': 'resting', 'badge.hot': 'hot', 'badge.new': 'fresh' } as const

/**
 * Creates tiles with the markup of `sections/Tile.astro`, from the pattern on the page.
 *
 * @param vendorName name of a vendor by its code
 */
export function tileWriter(pattern: HTMLTemplateElement, vendorName: (code: string) => string) {
  const words = { ...pattern.dataset } as unknown as Words
  const { language } = pageLanguage()

  return function write(game: Game): HTMLElement {
    const tile = (pattern.content.firstElementChild as HTMLElement).cloneNode(true) as HTMLElement
    const part = <Name extends keyof HTMLElementTagNameMap>(name: Name) => tile.querySelector(name)
    const [art, image, link, by, heart] = [part('div'), part('img'), part('a'), part('span'), part('input')]
    const { className, play, badge, pictures, to, popup } = tileFacts(game)
    tile.className = className
    tile.dataset.game = String(game.nodeId)
    tile.dataset.vendor = game.vassalage
    if (art) {
      art.dataset.play = words[play]
      if (badge) art.dataset.badge = words[badges[badge]]
    }
    if (image) {
      image.srcset = pictures.webp
      image.src = pictures.src
    }
    if (link) {
      link.textContent = game.displayName
      link.href = 'hash' in to ? to.hash : localPath(language, to.route)
      if (popup) link.dataset.popup = popup
    }
    if (by) by.textContent = game.isGame ? vendorName(game.vassalage) : words.open
    if (heart) {
      heart.setAttribute('aria-label', words.favourite.replace('\u2026', game.displayName))
      heart.checked = $favorites.get().includes(game.nodeId)
    }
    return tile
  }
}
