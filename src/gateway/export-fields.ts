/** How a value of the export is written. */
export type FieldKind = 'text' | 'amount' | 'moment' | 'json'

export interface Field {
  /** Its name in the file. */
  readonly name: string
  /** The source: a column, or an expression of SQL. */
  readonly column: string
  readonly kind: FieldKind
}

/** `usable_from` is `usableFrom` in the file. */
const nameOf = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const fields = (kind: FieldKind) => (columns: string) =>
  columns.split(' ').map((column): Field => ({ name: nameOf(column), column, kind }))

/** Columns that are written unchanged, also numbers. Names are separated by spaces. */
export const plain = fields('text')
/** Amounts: minor units in JSON, decimals of the row's `currency` in CSV. */
export const amounts = fields('amount')
export const moments = fields('moment')
export const objects = fields('json')

/** A value that is not stored in a column. */
export const also = (name: string, column: string, kind: FieldKind = 'text'): Field => ({ name, column, kind })

/** A moment in the form of the wire. */
const isoText = (value: string) => `to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The JSON value of a field. bigint and moments become text, as they do on the wire. */
export function fieldText({ name, column, kind }: Field, alias: string): string {
  const value = /^\w+$/.test(column) ? `${alias}.${column}` : column
  const written = { text: value, json: value, amount: `${value}::text`, moment: isoText(value) }[kind]
  return `'${name}', ${written}`
}

/** One kind of records in the export: the member's rows of a table. */
export interface Section {
  /** Its name in the file. */
  readonly name: string
  readonly table: string
  readonly fields: readonly Field[]
  /** Unique bigint column that orders rows and pages. Left out if there are few rows. */
  readonly id?: string
  /** Further joins; the table itself is `t`. */
  readonly join?: string
  /** Column of the owner. */
  readonly owner?: string
  /** Rows that are not the member's any more. */
  readonly where?: string
}
