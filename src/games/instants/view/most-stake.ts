import type { Rational } from '#games/slots/rational.ts'
import type { InstantProps } from './props.ts'

/**
 * The highest stake with which a win stays within the limits of a table, in minor units.
 *
 * @param largest what one unit of the stake can become at most
 */
export function mostStake({ most, mostWin }: Pick<InstantProps, 'most' | 'mostWin'>, largest: Rational): bigint {
  if (largest.numerator === 0n) return most
  // A win is rounded down, so it may come to a part of a cent more.
  const bound = ((mostWin + 1n) * largest.denominator - 1n) / largest.numerator
  return bound < most ? bound : most
}
