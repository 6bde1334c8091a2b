import type { ReferralFact } from '#contract/entities/referral.ts'

/** The conditions of a rule for the invited member. */
export interface Conditions {
  readonly first_deposit: bigint
  readonly valid_bet: bigint
}

/** What an account that was invited has done, up to the end of its time. */
export interface Done {
  /** The first deposit that was credited, as it arrived; undefined before it. */
  readonly deposit: { readonly amount: bigint; readonly at: Date } | undefined
  /** Settled valid bets. */
  readonly validBet: bigint
}

/**
 * What is missing for a reward (product rule 24.4). A first deposit that was too small stays the first one: another does not
 * replace it, and the deposit stays missing.
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
 * Why a person has to look at an invitation before it is paid: the two accounts share a fact, or one that the rule needs is
 * not known (product rule 24.6).
 */
export function flagsOf(facts: Readonly<Record<ReferralFact, Comparison>>, needs: readonly ReferralFact[]): string[] {
  return Object.entries(facts).flatMap(([fact, comparison]) => {
    const isNeeded = needs.some((needed) => needed === fact)
    return comparison === 'same' || (comparison === 'unknown' && isNeeded) ? [`${fact}_${comparison}`] : []
  })
}
