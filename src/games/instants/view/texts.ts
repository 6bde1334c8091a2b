import { percentText } from '#games/slots/Figures.tsx'
import type { Rational } from '#games/slots/rational.ts'
import { numberFormat } from '#lib/formats.ts'

/**
 * A multiplier with two digits at most, rounded down, such as "1.5×".
 *
 * @param least digits that are written even if they are zeros
 */
export const timesText = ({ numerator, denominator }: Rational, locale: string, least = 0): string =>
  `${numberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: 2 }).format(Number((numerator * 100n) / denominator) / 100)}×`

/** A chance in per cent with two digits, rounded down. */
export const chanceText = ({ numerator, denominator }: Rational, locale: string): string =>
  percentText(Number((numerator * 10_000n) / denominator), locale)

/** A small chance as people read it: "1 : 847", or "1 : 848M" where there is little room. */
export const oneInText = ({ numerator, denominator }: Rational, locale: string, isShort = false): string => {
  const tenths = Number((denominator * 10n) / numerator) / 10
  const digits = tenths < 10 ? 1 : 0
  const format = numberFormat(locale, {
    maximumFractionDigits: digits,
    ...(isShort && { notation: 'compact' as const }),
  })
  return `1 : ${format.format(tenths)}`
}
