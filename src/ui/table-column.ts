import type { ReactNode } from 'react'
import { type CsvCell, csvText } from '#lib/csv.ts'

/** A column of a table, described once for the table, its cards and its file. */
export interface Column<Row> {
  readonly key: string
  readonly title: string
  /** The text of a cell. */
  readonly text: (row: Row) => string
  /** What is drawn in a cell instead of its text. */
  readonly value?: (row: Row) => ReactNode
  /** Numbers stand at the end. */
  readonly align?: 'start' | 'end'
  /** The call can sort by it. */
  readonly sort?: boolean
  /** Its sum over the whole filter, for the row of totals. */
  readonly total?: ReactNode
  /** What stands in the file: the text where it is left out, nothing of a column that is `false`. */
  readonly csv?: ((row: Row) => CsvCell) | false
  /** It stands in the file alone. */
  readonly csvOnly?: boolean
  /**
   * Where it stands on a card: its head, the mark beside that, one of its figures with their titles, or its foot. The first
   * column is the head, all others are figures, unless they say so.
   */
  readonly card?: 'head' | 'mark' | 'figure' | 'foot'
}

/** The file of a table. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[], locale: string): string {
  const written = columns.filter(({ csv }) => csv !== false)
  const cells = rows.map((row) => written.map(({ csv, text }) => (csv ? csv(row) : text(row))))
  return csvText([written.map(({ title }) => title), ...cells], locale)
}
