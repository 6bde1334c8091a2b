import type { Translate } from '#lib/messages.ts'
import { element } from '#light/element.ts'
import { announcementPages } from '#stores/site/news/announcements.ts'
import { pageNumbers, pressed } from '#ui/markup/pager.ts'

/** A pager with page numbers; empty if there is only one page. */
export function newsPager(
  page: number,
  pages: number,
  href: (page: number) => string,
  onPage: (page: number) => void,
  t: Translate<'news'>,
): HTMLElement[] {
  if (pages < 2) return []
  const { range, margin } = announcementPages
  const words = {
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (number: number) => t('pages.page', { page: number }),
  }
  const on = (to: number) => ({ onclick: pressed(() => onPage(to)) })
  const numbers = pageNumbers({ page, pages, words, href, on, range, margin, keepsEnds: true })
  return [element('nav', { class: 'pager', 'aria-label': t('pages') }, ...numbers)]
}
