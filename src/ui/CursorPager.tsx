import type { MouseEvent, ReactNode } from 'react'
import { Icon } from './Icon.tsx'

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
  const way = (label: ReactNode, cursor?: string, name?: string) => {
    if (!href)
      return (
        <button type="button" className="button" aria-label={name} onClick={() => onPage(cursor)}>
          {label}
        </button>
      )
    const go = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onPage(cursor)
    }
    return (
      <a className="button" href={href(cursor)} aria-label={name} onClick={go}>
        {label}
      </a>
    )
  }
  return (
    <nav className="cursor-pager" aria-label={labels.nav}>
      {previous !== null && (
        <>
          {way('1', undefined, labels.first)}
          {way(
            <>
              <Icon name="chevron-left" small turns />
              <span>{labels.previous}</span>
            </>,
            previous,
          )}
        </>
      )}
      {next !== null &&
        way(
          <>
            <span>{labels.next}</span>
            <Icon name="chevron-right" small turns />
          </>,
          next,
        )}
    </nav>
  )
}
