import { percentText } from '#games/slots/Figures.tsx'
import type { Rational } from '#games/slots/rational.ts'
import { numberFormat } from '#lib/formats.ts'

/**
 * The gain for a stake of one, such as `8:1`, and how often it comes.
 *
 * @param multiplier what one unit becomes, the stake itself included
 * @param chance in hundredths of a percent; undefined while it is not known
 */
export function oddsText({ numerator, denominator }: Rational, chance: number | undefined, locale: string): string {
  const gain = Number(((numerator - denominator) * 100n) / denominator) / 100
  const odds = `${numberFormat(locale).format(gain)}:1`
  return chance === undefined ? odds : `${odds} · ${percentText(chance, locale)}`
}
