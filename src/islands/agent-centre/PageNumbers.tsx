import { useWords } from '#islands/Words.tsx'
import { pagerEntries } from '#lib/pages.ts'
import { announcementPages } from '#stores/site/news/announcements.ts'
import { Icon } from '#ui/Icon.tsx'

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
  const step = (to: number, label: string, icon: string) =>
    to < 1 || to > pages ? (
      <span aria-disabled="true">
        <Icon name={icon} small turns />
      </span>
    ) : (
      <a href={href(to)} aria-label={label}>
        <Icon name={icon} small turns />
      </a>
    )
  return (
    <nav className="pager" aria-label={t('pages')}>
      {step(page - 1, t('pages.previous'), 'chevron-left')}
      {pagerEntries(page, pages, announcementPages.range, announcementPages.margin).map(
        ({ page: entry, shown }, index) =>
          entry === 'gap' ? (
            // Gaps have no number of their own.
            <span key={`gap-${String(index)}`} className={`pager__gap pager__${shown}`} aria-hidden="true">
              …
            </span>
          ) : (
            <a
              key={entry}
              className={`pager__${shown}`}
              href={href(entry)}
              aria-label={t('pages.page', { page: entry })}
              aria-current={entry === page ? 'page' : undefined}
            >
              {entry}
            </a>
          ),
      )}
      {step(page + 1, t('pages.next'), 'chevron-right')}
    </nav>
  )
}
