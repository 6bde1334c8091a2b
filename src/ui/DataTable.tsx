import './data-table.css'
import { type ReactNode, useRef } from 'react'
import { CsvButton, type CsvWords } from './CsvButton.tsx'
import { CursorPager } from './CursorPager.tsx'
import { Icon } from './Icon.tsx'
import { Cells, OpeningRow } from './TableRows.tsx'
import type { Column } from './table-column.ts'
import { usePageTurn } from './use-page-turn.ts'
import { useTableShape } from './use-table-shape.ts'

export interface Sorting {
  /** Key of the column. */
  readonly key: string
  readonly direction: 'ascending' | 'descending'
}

export interface TableWords extends CsvWords {
  readonly total: string
  /** Name of the button that opens a row. */
  readonly details: string
  readonly pager: { readonly nav: string; readonly first: string; readonly previous: string; readonly next: string }
}

interface Props<Row> {
  /** Caption for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  locale: string
  words: TableWords
  /** The current sorting, if the call supports it. */
  sorting?: Sorting
  onSort?: (sorting: Sorting) => void
  /** The neighbouring pages, as in the contract's `Paged`. */
  pager?: {
    readonly next: string | null
    readonly previous: string | null
    /** Address of a page; without a cursor the first one. */
    readonly href: (cursor?: string) => string
    readonly onPage: (cursor?: string) => void
  }
  /** The details of an opened row. */
  details?: ((row: Row) => ReactNode) | undefined
  /** Offers all rows of the filter as a file. */
  csv?: {
    readonly file: string
    readonly rows: (report: (loaded: number) => void) => Promise<readonly Row[]>
    /** A note about rows that the file leaves out. */
    readonly hint?: string | undefined
  }
}

/** A list of rows: a table where its columns fit, cards elsewhere, with which it begins (`useTableShape` changes the class). */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, locale, words, sorting, onSort, pager, csv, details } = props
  const table = useRef<HTMLTableElement>(null)
  useTableShape(table, rows)
  const turn = usePageTurn(table, rows)
  const shown = columns.filter(({ csvOnly }) => !csvOnly)
  const hasTotals = shown.some(({ total }) => total !== undefined)
  return (
    <div className="data data--cards">
      {csv && <CsvButton columns={columns} locale={locale} words={words} {...csv} />}
      <table ref={table} className="data__table" tabIndex={-1}>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {shown.map((column) => (
              <HeadCell key={column.key} column={column} sorting={sorting} onSort={onSort} />
            ))}
            {details && (
              <th scope="col">
                <span className="unseen">{words.details}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const content = (column: Column<Row>) => column.value?.(row) ?? column.text(row)
            if (!details) return <Cells key={rowKey(row)} columns={shown} content={content} />
            const opening = { row, columns: shown, content, inside: details, label: words.details }
            return <OpeningRow key={rowKey(row)} {...opening} />
          })}
        </tbody>
        {hasTotals && (
          <tfoot>
            <Cells columns={shown} content={({ total }, index) => total ?? (index === 0 ? words.total : null)}>
              {details && <td className="data__none" />}
            </Cells>
          </tfoot>
        )}
      </table>
      {pager && (
        <CursorPager
          {...pager}
          labels={words.pager}
          onPage={(cursor) => {
            turn()
            pager.onPage(cursor)
          }}
        />
      )}
    </div>
  )
}

interface HeadProps<Row> {
  column: Column<Row>
  sorting: Sorting | undefined
  onSort: ((sorting: Sorting) => void) | undefined
}

/** A tap on the column that is already sorted reverses the order. */
function HeadCell<Row>({ column: { key, title, align, sort }, sorting, onSort }: HeadProps<Row>) {
  const className = align === 'end' ? 'num' : undefined
  if (!sort || !onSort)
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    )
  const direction = sorting?.key === key ? sorting.direction : undefined
  const next = direction === 'descending' ? 'ascending' : 'descending'
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <button type="button" className="data__sort" onClick={() => onSort({ key, direction: next })}>
        <span>{title}</span>
        <Icon name={direction === 'ascending' ? 'chevron-up' : 'chevron-down'} small />
      </button>
    </th>
  )
}
