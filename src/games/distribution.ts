import { minus, type Rational, rational, times } from './slots/rational.ts'

/** A group of equally likely results of a bet that pay the same. */
export interface WeightedPay {
  /** How many results, in a unit that all groups of the bet share. */
  readonly weight: bigint
  /** What one unit of the stake becomes, the stake itself included; zero if it is lost. */
  readonly multiplier: Rational
}

/** All results of a bet. What is said about it before somebody bets follows from them. */
export type Distribution = readonly WeightedPay[]

/** The exact return: the mean of what one unit of the stake becomes. */
export function expectation(results: Distribution): Rational {
  const sums = new Map<bigint, bigint>()
  for (const { weight, multiplier } of results) {
    sums.set(multiplier.denominator, (sums.get(multiplier.denominator) ?? 0n) + weight * multiplier.numerator)
  }
  const common = [...sums.keys()].reduce((product, denominator) => product * denominator, 1n)
  const sum = [...sums].reduce((total, [denominator, part]) => total + (part * common) / denominator, 0n)
  return rational(sum, common * weightOf(results))
}

/** The exact variance of the return for one unit of the stake: E(x²) − E(x)². */
export function variance(results: Distribution): Rational {
  const squares = results.map(({ weight, multiplier }) => ({ weight, multiplier: times(multiplier, multiplier) }))
  const mean = expectation(results)
  return minus(expectation(squares), times(mean, mean))
}

/** The exact chance that more than the stake comes back. */
export const hitFrequency = (results: Distribution): Rational =>
  rational(
    weightOf(results.filter(({ multiplier }) => multiplier.numerator > multiplier.denominator)),
    weightOf(results),
  )

/** The most that one unit of the stake can become. */
export const largestPay = (results: Distribution): Rational =>
  results
    .map(({ multiplier }) => multiplier)
    .reduce((most, pay) => (minus(pay, most).numerator > 0n ? pay : most), rational(0n))

const weightOf = (results: Distribution): bigint => results.reduce((sum, { weight }) => sum + weight, 0n)
