import { h } from './markup/markup.ts'
import { neighbourPages, pressed } from './markup/pager.ts'
import { drawn } from './markup/react.ts'

interface Props {
  /** Cursors of the neighbouring pages; null at the ends. */
  previous: string | null
  next: string | null
  /**
   * Address of a page; without a cursor the first one. A real link, so that it can be opened in a new tab. Left out for
   * a list whose page is in no address: then there are buttons.
   */
  href?: (cursor?: string) => string
  onPage: (cursor?: string) => void
  labels: { nav: string; first: string; previous: string; next: string }
}

/** Pager for lists with cursors, which have no page numbers. Shown only if there is more than one page. */
export function CursorPager({ previous, next, href, onPage, labels }: Props) {
  if (previous === null && next === null) return null
  const on = (cursor: string | undefined) => {
    const go = () => onPage(cursor)
    return { onclick: href ? pressed(go) : go }
  }
  const ways = neighbourPages({ previous, next, words: labels, href, on })
  return drawn(h('nav', { class: 'cursor-pager', 'aria-label': labels.nav }, ...ways))
}
