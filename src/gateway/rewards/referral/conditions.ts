import type { ReferralFact } from '#contract/rewards/referral/referral.ts'

/** The conditions of a rule for the invited member. */
export interface Conditions {
  readonly first_deposit: bigint
  readonly valid_bet: bigint
}

/** The facts about an invited account up to the end of its time. */
export interface Done {
  /** The first deposit that was credited, as it arrived; undefined before it. */
  readonly deposit: { readonly amount: bigint; readonly at: Date } | undefined
  /** Settled valid bets. */
  readonly validBet: bigint
}

/**
 * The missing conditions of a reward (product rule 24.4). A first deposit that was too small stays the first one:
 * another does not replace it, and the deposit stays missing.
 */
export function missingOf(
  { first_deposit, valid_bet }: Conditions,
  { deposit, validBet }: Done,
): ('deposit' | 'bets')[] {
  const has = { deposit: deposit !== undefined && deposit.amount >= first_deposit, bets: validBet >= valid_bet }
  return (['deposit', 'bets'] as const).filter((condition) => !has[condition])
}

/** How a fact of two accounts compares: `unknown` if one of them has none. */
export type Comparison = 'same' | 'differs' | 'unknown'

/**
 * Why an invitation needs a review before it is paid: the two accounts share a fact, or a needed fact is not known
 * (product rule 24.6).
 */
export function flagsOf(facts: Readonly<Record<ReferralFact, Comparison>>, needs: readonly ReferralFact[]): string[] {
  return Object.entries(facts).flatMap(([fact, comparison]) => {
    const isNeeded = needs.some((needed) => needed === fact)
    return comparison === 'same' || (comparison === 'unknown' && isNeeded) ? [`${fact}_${comparison}`] : []
  })
}
