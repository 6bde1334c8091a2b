import type { ContractTerms, CostBasis, CostTerm, Tier } from './terms.ts'

/** Rates are in hundredths of a percent. */
const whole = 10_000n

/** A share that was rounded down, and what was dropped, in ten-thousandths of a minor unit. */
export interface Share {
  readonly amount: bigint
  readonly residue: bigint
}

/**
 * The share of an amount, rounded down. Together with the residue it is exact: `amount × 10,000 + residue = of × rate`.
 *
 * @param of minor units; a negative amount has a negative share
 * @param rate hundredths of a percent
 */
export function shareOf(of: bigint, rate: number): Share {
  const exact = of * BigInt(rate)
  const residue = ((exact % whole) + whole) % whole
  return { amount: (exact - residue) / whole, residue }
}

/** The sums of a period that costs are shares of; minor units. */
export type CostFacts = Readonly<Record<CostBasis, bigint>>

/** A cost in the statement: the amount that it added to the base, negative if it reduced the base; minor units. */
export interface CostLine extends CostTerm {
  readonly of: bigint
  readonly amount: bigint
}

/** The base of a dividend: the house's win from the team, with the costs of the contract subtracted or added in their order. */
export function dividendBase(won: bigint, costs: readonly CostTerm[], facts: CostFacts) {
  const lines = costs.map((cost): CostLine => {
    const of = facts[cost.basis]
    const { amount } = shareOf(of, cost.percent)
    return { ...cost, of, amount: cost.sign === 'minus' ? -amount : amount }
  })
  return { base: lines.reduce((sum, { amount }) => sum + amount, won), lines }
}

/**
 * The share of an amount by tiers: either the whole amount at the rate that was reached, or each part between two thresholds at
 * the rate of its own tier.
 *
 * @param reached the place of the tier that was reached; undefined if none was
 */
export function grossOf(
  { tiers, isMarginal }: Pick<ContractTerms, 'tiers' | 'isMarginal'>,
  amount: bigint,
  reached: number | undefined,
): Share {
  const tier = reached === undefined ? undefined : tiers[reached]
  if (!tier || amount <= 0n) return { amount: 0n, residue: 0n }
  if (!isMarginal) return shareOf(amount, tier.rate)
  // The sum is rounded once: rounding each part would lose more.
  const exact = tiers
    .slice(0, (reached ?? 0) + 1)
    .reduce((sum, part, place) => sum + partOf(amount, part, tiers[place + 1]), 0n)
  return shareOf(exact, 1)
}

/** The part of an amount between the threshold of a tier and that of the next one, times the tier's rate. */
function partOf(amount: bigint, { validBet, rate }: Tier, next: Tier | undefined): bigint {
  const upTo = next && next.validBet < amount ? next.validBet : amount
  return (upTo - validBet) * BigInt(rate)
}
