import './paged-list.css'
import { type ReactNode, useId } from 'react'
import { resourceWords, tableWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import type { AddressFilter } from '#stores/address-filter.ts'
import type { ResourceStore } from '#stores/resource.ts'
import { CursorPager } from '#ui/CursorPager.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'

interface Page<Row> {
  readonly list: readonly Row[]
  readonly next: string | null
  readonly previous: string | null
}

interface Props<Row> {
  title: string
  /** The page that the address names. */
  pages: ResourceStore<Page<Row>>
  /** The store of the page, which is in the address. */
  filter: Pick<AddressFilter<{ readonly cursor: string | undefined }>, 'address' | 'show'>
  /** The text of an empty list. */
  empty: { readonly title: string; readonly text: string }
  /** Class of the list itself. */
  className?: string
  rowKey: (row: Row) => string
  children: (row: Row) => ReactNode
}

/** A paged list with its own heading, in each of its states. */
export function PagedList<Row>({ title, pages, filter, empty, className, rowKey, children }: Props<Row>) {
  const t = useWords<'tables' | 'errors' | 'centre'>()
  const state = useAnswer(pages.$state)
  const id = useId()
  return (
    <section className="paged" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Resource
        state={state}
        words={resourceWords(t, t('loading'))}
        onRetry={pages.refresh}
        isEmpty={({ list }) => list.length === 0}
        empty={<Empty title={empty.title} text={empty.text} />}
      >
        {({ list, next, previous }) => (
          <>
            <ul className={className}>
              {list.map((row) => (
                <li key={rowKey(row)}>{children(row)}</li>
              ))}
            </ul>
            <CursorPager
              next={next}
              previous={previous}
              href={(cursor) => filter.address({ cursor })}
              onPage={(cursor) => filter.show({ cursor })}
              labels={tableWords(t).pager}
            />
          </>
        )}
      </Resource>
    </section>
  )
}
