import {
  type CheckedTier,
  type IdentityRequired,
  type IdentityTier,
  identityTiers,
} from '#contract/entities/identity-check.ts'
import type { IdentityRules } from './identity-rules.ts'

type Thresholds = Pick<IdentityRules, 'basicAbove' | 'advancedAbove' | 'payoutDays'>

/** What decides whether documents are needed. Minor units. */
interface Sums {
  /** The withdrawal that is asked for; undefined for a deposit. */
  readonly amount?: bigint
  /** What has left in the last days, without it. */
  readonly paidOut?: bigint
  /** All deposits of the member together, with the one that is asked for. */
  readonly deposits: bigint
}

const rank = (tier: IdentityTier) => identityTiers.indexOf(tier)

/** The tier that approved checks give. A proof of address alone proves nobody. */
export function tierOf(approved: readonly CheckedTier[]): IdentityTier {
  if (!approved.includes('basic')) return 'none'
  return approved.includes('advanced') ? 'advanced' : 'basic'
}

/**
 * The tier that somebody lacks for these sums; undefined if they lack none. A threshold itself is allowed, what is above
 * it is not. Of two tiers that are needed the higher one is named. What has left needs nothing more by itself: a deposit
 * is not refused for it.
 */
export function lackedTier(
  held: IdentityTier,
  { amount = 0n, paidOut = 0n, deposits }: Sums,
  { basicAbove, advancedAbove, payoutDays: days }: Thresholds,
): Omit<IdentityRequired, 'currency'> | undefined {
  const tiers = [
    { tier: 'advanced', threshold: advancedAbove },
    { tier: 'basic', threshold: basicAbove },
  ] as const
  for (const { tier, threshold } of tiers) {
    if (rank(held) >= rank(tier)) return undefined
    if (amount > threshold) return { tier, threshold, days, cause: 'amount' }
    if (amount > 0n && paidOut + amount > threshold) return { tier, threshold, days, cause: 'payouts' }
    if (deposits > threshold) return { tier, threshold, days, cause: 'deposits' }
  }
  return undefined
}
