import { pagerEntries } from '#lib/pages.ts'
import { icon } from './icon.ts'
import { type Attributes, type Hear, h, type Markup } from './markup.ts'

/** The words of a pager with numbers. */
export interface PagerWords {
  readonly previous: string
  readonly next: string
  readonly page: (number: number) => string
}

interface Numbers {
  readonly page: number
  readonly pages: number
  readonly words: PagerWords
  readonly href: (page: number) => string
  /** What a link does besides leading there. */
  readonly on?: (page: number) => Attributes
  /** Numbers around the current page and at each end (product rule 5.14). */
  readonly range?: number
  readonly margin?: number
  /** Whether the steps beyond both ends keep their place. */
  readonly keepsEnds?: boolean
}

/** The content of a pager with numbers, for wide and narrow screens at once. */
export function pageNumbers({ page, pages, words, href, on, range, margin, keepsEnds = false }: Numbers): Markup[] {
  const link = (to: number, attributes: Attributes, content: Markup | string) =>
    h('a', { ...attributes, href: href(to), ...on?.(to) }, content)
  const step = (to: number, label: string, name: string) => {
    const drawing = icon(name, { small: true, turns: true })
    if (to >= 1 && to <= pages) return [link(to, { 'aria-label': label }, drawing)]
    return keepsEnds ? [h('span', { 'aria-disabled': 'true' }, drawing)] : []
  }
  const numbers = pagerEntries(page, pages, range, margin).map(({ page: entry, shown }) => {
    const name = { class: `pager__${shown}` }
    if (entry === 'gap') return h('span', { class: `pager__gap pager__${shown}`, 'aria-hidden': 'true' }, '…')
    const current = entry === page ? 'page' : undefined
    const own = { ...name, key: entry, 'aria-label': words.page(entry), 'aria-current': current }
    return link(entry, own, String(entry))
  })
  return [...step(page - 1, words.previous, 'chevron-left'), ...numbers, ...step(page + 1, words.next, 'chevron-right')]
}

/** A list of pages that are known by cursors alone, which have no numbers. */
interface Neighbours {
  /** Cursors of the neighbouring pages; null at the ends. */
  readonly previous: string | null
  readonly next: string | null
  readonly words: { readonly first: string; readonly previous: string; readonly next: string }
  /** Address of a page; without a cursor the first one. Left out for a list whose page is in no address: then there are buttons. */
  readonly href?: ((cursor: string | undefined) => string) | undefined
  readonly on?: (cursor: string | undefined) => Attributes
}

/** The content of a pager with links to the neighbours. */
export function neighbourPages({ previous, next, words, href, on }: Neighbours): (Markup | undefined)[] {
  const way = (cursor: string | undefined, name: string | undefined, ...content: readonly (Markup | string)[]) => {
    const attributes = { class: 'button', 'aria-label': name, ...on?.(cursor) }
    return href
      ? h('a', { ...attributes, href: href(cursor) }, ...content)
      : h('button', { ...attributes, type: 'button' }, ...content)
  }
  const arrow = (name: string) => icon(name, { small: true, turns: true })
  return [
    previous === null ? undefined : way(undefined, words.first, '1'),
    previous === null ? undefined : way(previous, undefined, arrow('chevron-left'), h('span', {}, words.previous)),
    next === null ? undefined : way(next, undefined, h('span', {}, words.next), arrow('chevron-right')),
  ]
}

/** Hears a press that stays on this page; with a modifier key the browser opens the link elsewhere. */
export const pressed =
  (act: () => void): Hear =>
  (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    act()
  }
