import type { ReactNode } from 'react'
import { type CsvCell, csvText } from '#lib/csv.ts'

/** A column of a table, defined once for the table, its cards and its file. */
export interface Column<Row> {
  readonly key: string
  readonly title: string
  /** The text of a cell. */
  readonly text: (row: Row) => string
  /** Content of a cell, if it is more than its text. */
  readonly value?: (row: Row) => ReactNode
  /** Default: start. Numbers are aligned at the end. */
  readonly align?: 'start' | 'end'
  /** Whether the call can sort by it. */
  readonly sort?: boolean
  /** Sum over the whole filter, for the row of totals. */
  readonly total?: ReactNode
  /** Value in the file; default: the text. `false` leaves the column out. */
  readonly csv?: ((row: Row) => CsvCell) | false
  /** Title in the file, if it says more than that of the table. */
  readonly csvTitle?: string
  /** The column is only in the file. */
  readonly csvOnly?: boolean
  /**
   * Position on a card: head, mark beside the head, figure with its title, or foot. By default the first column is the
   * head and all others are figures. `rest`: a figure that a card has only among the details of its row.
   */
  readonly card?: 'head' | 'mark' | 'figure' | 'foot' | 'rest'
}

/** The rows of the CSV file. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[], locale: string): string {
  const written = columns.filter(({ csv }) => csv !== false)
  const cells = rows.map((row) => written.map(({ csv, text }) => (csv ? csv(row) : text(row))))
  return csvText([written.map(({ title, csvTitle = title }) => csvTitle), ...cells], locale)
}
