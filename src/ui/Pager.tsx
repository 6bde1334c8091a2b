import { pagerEntries } from '#lib/pages.ts'
import { Icon } from './Icon.tsx'

interface Props {
  page: number
  pages: number
  /** Address of a page. A real link, so that it can be opened in a new tab. */
  href: (page: number) => string
  onPage: (page: number) => void
  /** Number of pages that are always shown at each end; default: two. */
  margin?: number
  labels: { nav: string; previous: string; next: string; page: (page: number) => string }
}

/** Pager with page numbers. Shown only if there is more than one page. */
export function Pager({ page, pages, href, onPage, margin = 2, labels }: Props) {
  if (pages < 2) return null
  const step = (to: number, label: string, icon: string) =>
    to < 1 || to > pages ? (
      <span aria-disabled="true">
        <Icon name={icon} small turns />
      </span>
    ) : (
      <a href={href(to)} aria-label={label} onClick={go(to)}>
        <Icon name={icon} small turns />
      </a>
    )
  const go = (to: number) => (event: React.MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onPage(to)
  }
  let gaps = 0
  return (
    <nav className="pager" aria-label={labels.nav}>
      {step(page - 1, labels.previous, 'chevron-left')}
      {pagerEntries(page, pages, 5, margin).map(({ page: entry, shown }) =>
        entry === 'gap' ? (
          <span key={`gap-${gaps++}`} aria-hidden="true" className={`pager__gap pager__${shown}`}>
            …
          </span>
        ) : (
          <a
            key={entry}
            href={href(entry)}
            aria-label={labels.page(entry)}
            aria-current={entry === page ? 'page' : undefined}
            className={`pager__${shown}`}
            onClick={go(entry)}
          >
            {entry}
          </a>
        ),
      )}
      {step(page + 1, labels.next, 'chevron-right')}
    </nav>
  )
}
