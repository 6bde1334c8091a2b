import { numberFormat } from './formats.ts'
import { writerOfPage } from './number-pattern.ts'
import { asKey } from './pasted.ts'

/** A rate for people: 65 hundredths of a per cent are `0.65%`. */
export function rateText(rate: number, locale: string): string {
  const write = Number.isInteger(rate) ? writerOfPage('rate', locale, 2) : undefined
  if (!write) return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000)
  return write(BigInt(rate), rate % 100 === 0 ? 2 : rate % 10 === 0 ? 1 : 0)
}

/** The formatter that the page's examples are made with. */
export const rateByIntl = (locale: string, digits: number): Intl.NumberFormat =>
  numberFormat(locale, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits })

/**
 * Parses a typed rate, such as `0.65`, `0,65` or `0.65 %`, into hundredths of a per cent; undefined for anything else.
 */
export function parseRate(text: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))? ?%?$/.exec(asKey(text)) ?? []
  const rate = whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return rate !== undefined && rate <= 10_000 ? rate : undefined
}

/** A rate for a field, without its sign: `0.65`, `0,65`. */
export function localRate(rate: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(rate / 100)
}
