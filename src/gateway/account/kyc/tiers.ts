import {
  type CheckedTier,
  type IdentityRequired,
  type IdentityTier,
  identityTiers,
} from '#contract/account/kyc/identity-check.ts'
import type { IdentityRules } from './identity-rules.ts'

type Thresholds = Pick<IdentityRules, 'basicAbove' | 'advancedAbove' | 'payoutDays'>

/** The facts that decide whether documents are needed. Minor units. */
interface Sums {
  /** The requested withdrawal; undefined for a deposit. */
  readonly amount?: bigint
  /** Sum of the withdrawals of the last days, without this one. */
  readonly paidOut?: bigint
  /** The sum of all deposits of the member, including the requested one. */
  readonly deposits: bigint
}

const rank = (tier: IdentityTier) => identityTiers.indexOf(tier)

/** The tier that approved checks give. A proof of address alone gives no tier. */
export function tierOf(approved: readonly CheckedTier[]): IdentityTier {
  if (!approved.includes('basic')) return 'none'
  return approved.includes('advanced') ? 'advanced' : 'basic'
}

/**
 * The missing tier for these sums; undefined if none is missing. An amount equal to a threshold is allowed. If two
 * tiers are missing, the higher one is named. Past withdrawals alone need nothing more, so they never refuse a deposit.
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
