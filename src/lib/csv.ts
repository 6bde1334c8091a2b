import { decimal } from './money.ts'

/** A cell: a text, a plain number, or an amount in minor units. */
export type CsvCell = string | number | { readonly amount: bigint; readonly currency: string } | null

/**
 * A table as comma-separated values (RFC 4180) that spreadsheets open correctly: UTF-8 with a byte order mark, amounts
 * as plain decimals. In languages with a decimal comma, cells are separated by semicolons, as spreadsheets there
 * expect.
 *
 * @param rows the first row holds the titles
 */
export const csvText = (rows: readonly (readonly CsvCell[])[], locale: string): string =>
  byteOrderMark + rows.map((row) => csvLine(row, locale)).join('')

/** The byte order mark at the start of a file, with which spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** One row with its end, for a file that is written piece by piece. */
export function csvLine(row: readonly CsvCell[], locale: string): string {
  const point = pointOf(locale)
  return `${row.map((cell) => written(cell, point)).join(point === ',' ? ';' : ',')}\r\n`
}

const points = new Map<string, string>()

/** The decimal separator of a language. */
function pointOf(locale: string): string {
  const known = points.get(locale)
  if (known) return known
  const parts = new Intl.NumberFormat(locale).formatToParts(1.1)
  const point = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  points.set(locale, point)
  return point
}

function written(cell: CsvCell, point: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', point)
  if (typeof cell === 'object') return decimal(cell.amount, cell.currency).replace('.', point)
  const text = guarded(cell)
  return /["\r\n,;\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Spreadsheets run a text that begins like this as a formula (OWASP, CSV injection). Some read the signs of other widths
 * like those of ASCII, and drop spaces, control characters and invisible marks before them.
 */
const formula = /^(?:[\t\r]|[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−﬩])/u
const plainNumber = /^[+-]?\d+([.,]\d+)?$/

const guarded = (text: string) => (formula.test(text) && !plainNumber.test(text) ? `'${text}` : text)
