import { checkedTiers, type Identity } from '#contract/account/kyc/identity-check.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { selectChecks, wireCheck } from './check-queries.ts'
import { identityFacts } from './demand-identity.ts'
import { readIdentityRules } from './identity-rules.ts'
import { neededSides } from './needed-sides.ts'
import { lackedTier } from './tiers.ts'

/** A member's own checks, and the thresholds above which each tier is needed. */
export async function identityOf(
  { database, config, now }: GatewayDeps,
  owner: Pick<Session, 'memberId' | 'currency'>,
): Promise<Identity> {
  const rules = await readIdentityRules(database, config.jurisdiction)
  const [standing, checks] = await Promise.all([
    identityFacts(database, owner, rules, now()),
    selectChecks(database, owner.memberId),
  ])
  const above = { basic: rules.basicAbove, advanced: rules.advancedAbove }
  // The tier that the smallest possible amount would need.
  const lacked = lackedTier(
    standing.tier,
    { amount: 1n, paidOut: standing.paidOut, deposits: standing.credited },
    rules,
  )
  return {
    tier: standing.tier,
    currency: owner.currency,
    tiers: checkedTiers.map((tier) => ({
      tier,
      above: above[tier],
      needs: neededSides({ tier, documentKind: null }, rules),
    })),
    required: lacked?.tier ?? null,
    payoutDays: rules.payoutDays,
    usualMinutes: rules.usualMinutes,
    keepMonths: rules.keepMonths,
    checks: checks.map((row) => wireCheck(row, rules)),
  }
}
