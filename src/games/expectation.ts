import { type Rational, rational } from './slots/rational.ts'

/** A group of equally likely results that pay the same. */
export interface WeightedPay {
  /** How many results, or their share in any common unit. */
  readonly weight: bigint
  /** What one unit of the stake becomes, the stake itself included; zero if it is lost. */
  readonly multiplier: Rational
}

/** The exact return of a bet: the mean of what one unit of its stake becomes over all results. */
export function expectation(pays: Iterable<WeightedPay>): Rational {
  const sums = new Map<bigint, bigint>()
  let weights = 0n
  for (const { weight, multiplier } of pays) {
    weights += weight
    sums.set(multiplier.denominator, (sums.get(multiplier.denominator) ?? 0n) + weight * multiplier.numerator)
  }
  const common = [...sums.keys()].reduce((product, denominator) => product * denominator, 1n)
  const sum = [...sums].reduce((total, [denominator, part]) => total + (part * common) / denominator, 0n)
  return rational(sum, common * weights)
}
