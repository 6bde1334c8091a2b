import { type Rational, rational, times } from '#games/slots/rational.ts'
import { mostChaseDraws } from './wire.ts'

/** A draw of a chase, and how many times the stake of the slip is played on it. */
export interface ChaseDraw {
  readonly issue: string
  readonly multiple: number
}

/** The most bets on all draws of a chase together. */
export const mostChaseBets = 200

/**
 * Whether a chase can be placed: two draws or more in the order of drawing, each once, the first the one of the slip, and not too many.
 * Issues of a lottery are drawn in the order of their names.
 *
 * @param issue the draw of the slip
 * @param bets how many bets the slip has
 */
export const isChase = (draws: readonly ChaseDraw[], issue: string, bets: number): boolean =>
  draws.length >= 2 &&
  draws.length <= mostChaseDraws &&
  draws.length * bets <= mostChaseBets &&
  draws[0]?.issue === issue &&
  draws.every((draw, index) => index === 0 || draw.issue > (draws[index - 1]?.issue ?? ''))

/**
 * What a chase costs, in minor units: all of it is held when it begins.
 *
 * @param stakeOf what the bets of the slip cost on one draw, by its multiple
 */
export const chaseStake = (stakeOf: (multiple: number) => bigint, multiples: readonly number[]): bigint =>
  multiples.reduce((sum, multiple) => sum + stakeOf(multiple), 0n)

/** Multiples of a chase that grow by a factor, rounded up, such as 1, 2, 4, 8. */
export function growing(draws: number, first: number, factor: Rational): number[] {
  const multiples: number[] = []
  let exact = rational(BigInt(first))
  for (let draw = 0; draw < draws; draw++) {
    multiples.push(Number((exact.numerator + exact.denominator - 1n) / exact.denominator))
    exact = times(exact, factor)
  }
  return multiples
}
