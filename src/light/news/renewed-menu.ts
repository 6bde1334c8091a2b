import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { roomFor } from '#lib/renewed.ts'
import { element } from '#light/element.ts'
import { isInView } from './renewed-list.ts'

interface Titled {
  readonly id: string
  readonly title: string
}

/** Replaces the promotions in the side menu. An entry that says the same stays, and with it the focus. */
export function renewMenu(promotions: readonly Titled[], language: SiteLanguage): void {
  const list = document.querySelector<HTMLElement>('[data-news]')
  if (!list) return
  const old = [...list.querySelectorAll<HTMLAnchorElement>('a')].slice(0, -1)
  if (old.some((link) => link === document.activeElement)) return
  const isSeen = isInView(list)
  const wanted = promotions.slice(0, roomFor(old.length, isSeen))
  // Fewer promotions leave a gap that nobody sees on the next page.
  if (isSeen) list.style.minBlockSize = `${list.offsetHeight}px`
  for (const [place, { id, title }] of wanted.entries()) {
    const href = localPath(language, `/promotions/#${id}`)
    const link = old[place]
    if (!link) list.insertBefore(element('a', { href }, title), list.lastElementChild)
    else if (link.getAttribute('href') !== href || link.textContent !== title)
      swap(link, element('a', { href }, title), isSeen)
  }
  for (const rest of old.slice(wanted.length)) rest.remove()
}

/** Replaces an entry. In view the newer one gets the room of the older one, and a longer title is cut, so that nothing below moves. */
function swap(old: HTMLElement, fresh: HTMLElement, isSeen: boolean): void {
  const { offsetHeight } = old
  old.replaceWith(fresh)
  if (!isSeen || fresh.offsetHeight === offsetHeight) return
  fresh.classList.toggle('side__cut', fresh.offsetHeight > offsetHeight)
  fresh.style.blockSize = `${offsetHeight}px`
}
