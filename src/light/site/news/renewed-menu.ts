import { roomFor } from '#lib/renewed.ts'
import { element } from '#light/element.ts'
import { isInView } from './renewed-list.ts'

/** A promotion in the side menu. */
export interface MenuEntry {
  readonly id: string
  readonly title: string
  readonly href: string
  /** Whether the member can join, apply for or claim it now. */
  readonly isOwn?: boolean
}

/** Replaces the promotions in the side menu. An entry with equal content stays, and with it the focus. */
export function renewMenu(promotions: readonly MenuEntry[]): void {
  const list = document.querySelector<HTMLElement>('[data-news]')
  if (!list) return
  const old = [...list.querySelectorAll<HTMLAnchorElement>('a')].slice(0, -1)
  if (old.some((link) => link === document.activeElement)) return
  const isSeen = isInView(list)
  const wanted = promotions.slice(0, roomFor(old.length, isSeen))
  // Fewer promotions leave a gap, which is gone on the next page.
  if (isSeen) list.style.minBlockSize = `${list.offsetHeight}px`
  for (const [place, { title, href, isOwn }] of wanted.entries()) {
    const link = old[place]
    const fresh = element('a', { href, 'data-own': isOwn ? '' : undefined }, title)
    if (!link) list.insertBefore(fresh, list.lastElementChild)
    else if (link.getAttribute('href') !== href || link.textContent !== title) swap(link, fresh, isSeen)
  }
  for (const rest of old.slice(wanted.length)) rest.remove()
}

/** Replaces an entry. A visible entry keeps its height and a longer title is cut, so that nothing below moves. */
function swap(old: HTMLElement, fresh: HTMLElement, isSeen: boolean): void {
  const { offsetHeight } = old
  old.replaceWith(fresh)
  if (!isSeen || fresh.offsetHeight === offsetHeight) return
  fresh.classList.toggle('side__cut', fresh.offsetHeight > offsetHeight)
  fresh.style.blockSize = `${offsetHeight}px`
}
