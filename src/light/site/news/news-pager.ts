import type { Translate } from '#lib/messages.ts'
import { pagerEntries } from '#lib/pages.ts'
import { element } from '#light/element.ts'
import { announcementPages } from '#stores/site/news/announcements.ts'
import { icon } from '#ui/markup/icon.ts'
import type { Child } from '#ui/markup/markup.ts'

/** A pager with page numbers; empty if there is only one page. */
export function newsPager(
  page: number,
  pages: number,
  href: (page: number) => string,
  onPage: (page: number) => void,
  t: Translate<'news'>,
): HTMLElement[] {
  if (pages < 2) return []
  const link = (to: number, attributes: Record<string, string | undefined>, content: Child<Node>) => {
    const made = element('a', { href: href(to), ...attributes }, content)
    made.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onPage(to)
    })
    return made
  }
  const step = (to: number, label: string, name: string) => {
    const drawn = icon(name, { small: true, turns: true })
    return to < 1 || to > pages
      ? element('span', { 'aria-disabled': 'true' }, drawn)
      : link(to, { 'aria-label': label }, drawn)
  }
  const { range, margin } = announcementPages
  const entries = pagerEntries(page, pages, range, margin).map(({ page: entry, shown }) => {
    if (entry === 'gap') return element('span', { 'aria-hidden': 'true', class: `pager__gap pager__${shown}` }, '…')
    const label = t('pages.page', { page: entry })
    const current = entry === page ? 'page' : undefined
    return link(entry, { 'aria-label': label, 'aria-current': current, class: `pager__${shown}` }, String(entry))
  })
  const previous = step(page - 1, t('pages.previous'), 'chevron-left')
  const next = step(page + 1, t('pages.next'), 'chevron-right')
  return [element('nav', { class: 'pager', 'aria-label': t('pages') }, previous, ...entries, next)]
}
