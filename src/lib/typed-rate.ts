import { asKey } from './pasted.ts'

// Rates in fields. Pages that only show rates do not load this.

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
