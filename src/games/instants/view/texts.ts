import { percentText } from '#games/slots/Figures.tsx'
import type { Rational } from '#games/slots/rational.ts'
import { numberFormat } from '#lib/formats.ts'

/**
 * A multiplier with two digits at most, rounded down, so that it never promises more than is paid: "1.5×".
 *
 * @param least, most digits after the point
 */
export function timesText(
  { numerator, denominator }: Rational,
  locale: string,
  { least = 0, most = 2 }: { readonly least?: number; readonly most?: number } = {},
): string {
  const unit = 10n ** BigInt(most)
  const format = numberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most })
  return `${format.format(Number((numerator * unit) / denominator) / Number(unit))}×`
}

/** A chance in per cent with two digits, rounded down; below one per cent with three digits that count. */
export const chanceText = ({ numerator, denominator }: Rational, locale: string): string =>
  numerator * 100n < denominator
    ? numberFormat(locale, { style: 'percent', maximumSignificantDigits: 3 }).format(
        Number(numerator) / Number(denominator),
      )
    : percentText(Number((numerator * 10_000n) / denominator), locale)

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
