import type { Rational } from '#games/slots/rational.ts'
import { numberFormat } from '#lib/formats.ts'
import { localDecimal, parseAmount } from '#lib/money.ts'

/** Any currency with two digits: numbers in hundredths are read and written as its cents are. */
const cents = 'USD'

/**
 * A multiplier with its sign, rounded down, so that it never promises more than is paid: 99/49 is "2.02×".
 *
 * @param least, most digits after the point
 */
export function timesText(multiplier: Rational, locale: string, { least = 0, most = 2 } = {}): string {
  return `${numberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most }).format(floored(multiplier, most))}×`
}

/** A chance as a percentage: two digits after the point, and below one per cent three that count. */
export function chanceText({ numerator, denominator }: Rational, locale: string): string {
  const chance = Number(numerator) / Number(denominator)
  const digits = chance < 0.01 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 2 }
  return numberFormat(locale, { style: 'percent', ...digits }).format(chance)
}

/** Hundredths as a number with two digits: 5000 is "50.00". */
export const hundredthsText = (hundredths: number, locale: string): string =>
  numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(hundredths / 100)

/** The same without marks between thousands, for an input field. */
export const hundredthsToType = (hundredths: number, locale: string): string =>
  localDecimal(BigInt(hundredths), cents, locale)

/** What was typed, in hundredths; undefined if it is no number with up to two digits after the point. */
export function hundredthsTyped(text: string): number | undefined {
  const read = parseAmount(text.replace(/[×x%\s]+$/i, ''), cents)
  return read === undefined ? undefined : Number(read)
}

/** The number at a digit after the point, rounded down. */
function floored({ numerator, denominator }: Rational, digits: number): number {
  const unit = 10n ** BigInt(digits)
  return Number((numerator * unit) / denominator) / Number(unit)
}
