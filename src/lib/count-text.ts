import { numberFormat } from './formats.ts'
import { writerOfPage } from './number-pattern.ts'

/** A number with the separators of the language: `12.345`, `2,5`. */
export function countText(count: number | bigint, locale: string): string {
  const isWhole = typeof count === 'bigint' || Number.isInteger(count)
  const tenths = typeof count === 'bigint' ? count * 10n : count * 10
  const write = Number.isInteger(Number(tenths)) ? writerOfPage('numerals', locale, 1) : undefined
  return write ? write(BigInt(tenths), isWhole ? 1 : 0) : numberFormat(locale).format(count)
}

/** The formatter that the page's examples are made with. */
export const countByIntl = (locale: string, digits: number): Intl.NumberFormat =>
  numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
