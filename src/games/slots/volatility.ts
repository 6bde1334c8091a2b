import { lineCount } from './paylines.ts'
import { type Rational, rational } from './rational.ts'
import { type RoundMoments, roundMoments } from './round-moments.ts'
import type { Maths, Volatility } from './types.ts'
import { windowSums } from './window-sums.ts'

/**
 * The exact variance of the return of a whole round per unit of stake, with free spins and retriggers. Its square root
 * is the standard deviation that decides between low, middle and high volatility.
 */
export function variance(maths: Maths): Rational {
  const { count, multiplier, cap } = maths.freeSpins
  return varianceOf(roundMoments(windowSums(maths), { count, cap, multipliers: [multiplier] }), lineCount)
}

/**
 * The variance per unit of stake from the moments of a round: E(x²) − E(x)².
 *
 * @param units how many units of the moments a total stake has
 */
export function varianceOf({ paid, squared, rounds }: RoundMoments, units: bigint): Rational {
  return rational(squared * rounds - paid ** 2n, (rounds * units) ** 2n)
}

/** Lower bounds of middle and high volatility: standard deviations per unit of stake. */
const bounds = { middle: 3n, high: 5n } as const

/** The volatility of a game, from its exact {@link variance}. */
export function volatilityOf({ numerator, denominator }: Rational): Volatility {
  if (numerator < bounds.middle ** 2n * denominator) return 'low'
  return numerator < bounds.high ** 2n * denominator ? 'middle' : 'high'
}
