import { Icon } from './Icon.tsx'

interface Props {
  /** Cursors of the neighbouring pages; null at the ends. */
  previous: string | null
  next: string | null
  /** Address of a page; without a cursor the first one. A real link, so that it can be opened in a new tab. */
  href: (cursor?: string) => string
  onPage: (cursor?: string) => void
  labels: { nav: string; first: string; previous: string; next: string }
}

/** Pager for lists with cursors, which have no page numbers. Shown only if there is more than one page. */
export function CursorPager({ previous, next, href, onPage, labels }: Props) {
  if (previous === null && next === null) return null
  const go = (cursor?: string) => (event: React.MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onPage(cursor)
  }
  return (
    <nav className="cursor-pager" aria-label={labels.nav}>
      {previous !== null && (
        <>
          <a className="button" href={href()} onClick={go()} aria-label={labels.first}>
            1
          </a>
          <a className="button" href={href(previous)} onClick={go(previous)}>
            <Icon name="chevron-left" small turns />
            {labels.previous}
          </a>
        </>
      )}
      {next !== null && (
        <a className="button" href={href(next)} onClick={go(next)}>
          {labels.next}
          <Icon name="chevron-right" small turns />
        </a>
      )}
    </nav>
  )
}
