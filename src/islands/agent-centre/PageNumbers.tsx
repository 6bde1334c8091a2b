import { useWords } from '#islands/Words.tsx'
import { announcementPages } from '#stores/site/news/announcements.ts'
import { h } from '#ui/markup/markup.ts'
import { pageNumbers } from '#ui/markup/pager.ts'
import { drawn } from '#ui/markup/react.ts'

interface Props {
  page: number
  pages: number
  href: (page: number) => string
}

/**
 * A pager with page numbers, for a list that is loaded whole and cut into pages here; nothing if there is only one page. Lists that
 * the gateway pages have the `CursorPager`.
 */
export function PageNumbers({ page, pages, href }: Props) {
  const t = useWords<'agent-centre'>()
  if (pages < 2) return null
  const { range, margin } = announcementPages
  const words = {
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (number: number) => t('pages.page', { page: number }),
  }
  const numbers = pageNumbers({ page, pages, words, href, range, margin, keepsEnds: true })
  return drawn(h('nav', { class: 'pager', 'aria-label': t('pages') }, ...numbers))
}
