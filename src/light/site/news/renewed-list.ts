import { arranged, firstDifference } from '#lib/renewed.ts'
import { hasActed } from '#light/presence.ts'

/** All content of a card, for comparing. The picture counts without size and format. */
function contentOf(card: Element): string {
  const texts = [...card.querySelectorAll('h2, h3, h4, strong, p, li, a, dt, dd')].map(
    (part) => `${part.textContent.replace(/\s+/g, '')}${part.getAttribute('href') ?? ''}`,
  )
  return JSON.stringify([pictureOf(card), ...texts])
}

/** The base of the address of a card's picture, without shape, size and format. */
export const pictureOf = (card: Element): string | undefined =>
  card
    .querySelector('img')
    ?.getAttribute('src')
    ?.replace(/(-tall|-phone)?-\d+\.\w+$/, '')

/**
 * Number of cards of a list that must not change: none before the person has begun to read; otherwise those above the lower
 * edge of the screen, so that nothing moves in view. A card with the focus stays with all before it.
 */
function pinnedCount(cards: readonly HTMLElement[]): number {
  const begun = hasActed() || scrollY > 0
  const isPinned = (card: HTMLElement) =>
    card.contains(document.activeElement) || (begun && card.getBoundingClientRect().top < innerHeight)
  return cards.findLastIndex(isPinned) + 1
}

/** Whether some of an element can be seen. */
export function isInView(element: HTMLElement): boolean {
  // Browsers that are older than the supported ones do not tell what a closed list hides.
  if (element.checkVisibility?.() === false) return false
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < innerHeight
}

/** The card of a promotion or reward, by its id. */
export interface Card {
  readonly id: string
  readonly card: HTMLElement
}

interface Renewal {
  readonly idOf: (card: HTMLElement) => string
  /** The most cards; default: all. */
  readonly most?: number
  /** The notice on a card that stays although it is over; empty for a current card. */
  readonly over?: (card: HTMLElement) => string
}

/**
 * Replaces the cards of a list by newer ones, from the first that differs. Cards with equal content keep their
 * elements. A card that is over but must stay shows a notice.
 */
export function renewCards(list: HTMLElement, wanted: readonly Card[], { idOf, most = wanted.length, over }: Renewal) {
  const old = [...list.children].filter((child) => child instanceof HTMLElement)
  const pinned = pinnedCount(old)
  const there = new Map(old.map((card) => [idOf(card), card]))
  const fresh = new Map(wanted.map(({ id, card }) => [id, card]))
  const ids = arranged(old.map(idOf), [...fresh.keys()], pinned).slice(0, Math.max(most, pinned))
  const cards = ids.flatMap((id, place) => (place < pinned ? there.get(id) : fresh.get(id)) ?? [])
  const from = Math.max(pinned, firstDifference(old.map(contentOf), cards.map(contentOf)))
  if (isInView(list)) list.style.minBlockSize = `${list.offsetHeight}px`
  for (const rest of old.slice(from)) rest.remove()
  list.append(...cards.slice(from))
  for (const card of old.slice(0, from)) {
    const newer = fresh.get(idOf(card))
    if (newer) renewInPlace(card, newer)
    else if (over?.(card)) card.dataset.over = over(card)
  }
}

/** A card that stays gets its newer content if it has the same height, so that nothing moves. */
function renewInPlace(card: HTMLElement, newer: HTMLElement): void {
  delete card.dataset.over
  if (newer.isConnected || contentOf(card) === contentOf(newer) || card.contains(document.activeElement)) return
  const { offsetHeight } = card
  card.replaceWith(newer)
  if (newer.offsetHeight !== offsetHeight) newer.replaceWith(card)
}
