import type { Field } from '#gateway/export-fields.ts'
import { civilText } from '#lib/civil-time.ts'
import { byteOrderMark, type CsvCell, csvLine } from '#lib/csv.ts'
import type { Part } from './all-sections.ts'
import type { ExportRecord } from './read-rows.ts'

interface Head {
  readonly account: string
  readonly madeAt: string
}

/** For whom a file is written. */
interface Reader {
  readonly locale: string
  /** The operator's. */
  readonly timeZone: string
}

/**
 * The file as JSON, a piece at a time: one record per line. A file that breaks off is not valid JSON, so nobody
 * mistakes it for a complete one.
 */
export async function* jsonFile(head: Head, parts: readonly Part[]): AsyncGenerator<string> {
  yield `{"account":${JSON.stringify(head.account)},"madeAt":"${head.madeAt}"`
  for (const { name, pages } of parts) {
    yield `,\n"${name}":[`
    let isFirst = true
    for await (const records of pages) {
      yield records.map((record, place) => `${isFirst && place === 0 ? '' : ','}\n${JSON.stringify(record)}`).join('')
      isFirst = false
    }
    yield ']'
  }
  yield '}\n'
}

/**
 * The file as CSV for a spreadsheet: each part is its name, a row of titles, and its records, with an empty line behind.
 * Moments are those of the operator's clock. The last line says that the file is whole.
 */
export async function* csvFile(
  head: Head,
  parts: readonly Part[],
  { locale, timeZone }: Reader,
): AsyncGenerator<string> {
  const line = (cells: readonly CsvCell[]) => csvLine(cells, locale)
  yield byteOrderMark + line(['account', head.account]) + line(['madeAt', civilText(timeZone, new Date(head.madeAt))])
  yield line(['timeZone', timeZone]) + line([])
  for (const { name, fields, pages } of parts) {
    yield line([name]) + line(fields.map((field) => field.name))
    for await (const records of pages)
      yield records.map((record) => line(fields.map((field) => cellOf(record, field, timeZone)))).join('')
    yield line([])
  }
  yield line(['end'])
}

/** A value as a cell: moments on the operator's clock, amounts as decimals if the record says of which currency. */
function cellOf(record: ExportRecord, { name, kind }: Field, timeZone: string): CsvCell {
  const value = record[name] ?? null
  if (value === null) return null
  if (typeof value === 'object') return JSON.stringify(value)
  if (kind === 'moment') return civilText(timeZone, new Date(String(value)))
  const { currency } = record
  if (kind === 'amount' && typeof currency === 'string') return { amount: BigInt(String(value)), currency }
  return typeof value === 'number' ? value : String(value)
}
