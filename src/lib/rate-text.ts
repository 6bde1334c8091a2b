import { numberFormat } from './formats.ts'
import { writerOfPage } from './number-pattern.ts'

/** A rate for people: 65 hundredths of a per cent are `0.65%`. */
export function rateText(rate: number, locale: string): string {
  const write = Number.isInteger(rate) ? writerOfPage('rate', locale, 2) : undefined
  if (!write) return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000)
  return write(BigInt(rate), rate % 100 === 0 ? 2 : rate % 10 === 0 ? 1 : 0)
}

/** The formatter that the page's examples are made with. */
export const rateByIntl = (locale: string, digits: number): Intl.NumberFormat =>
  numberFormat(locale, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits })
