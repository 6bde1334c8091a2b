import { modules } from '#contract/site/system/whitelabel.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { lifetimeValidBet } from '#gateway/money/turnover/turnover.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { moduleEnabled } from '#gateway/platform/settings/whitelabel.ts'
import { pointBalance } from '#gateway/rewards/points/point-balance.ts'
import { memberReferral } from '#gateway/rewards/referral/member-referrals.ts'
import { wireLevel } from '#gateway/rewards/vip/overview.ts'
import { reachedLevel } from '#gateway/rewards/vip/vip-label.ts'

/** All levels, and how far a member is; null without a programme. */
export async function vipLadder({ database, now }: GatewayDeps, { memberId, currency }: Session, language: string) {
  const standing = await reachedLevel(database, { memberId, currency }, now())
  if (!standing) return null
  return {
    validBet: await lifetimeValidBet(database, memberId, currency),
    rank: standing.level?.rank ?? 0,
    benefitEvery: standing.programme.benefitEvery,
    levels: standing.programme.levels.map((level) => wireLevel(level, language)),
  }
}

/** A member's points; null if bets earn none and there are none. */
export async function memberPoints(deps: GatewayDeps, session: Session): Promise<bigint | null> {
  const { points, enabled } = await pointBalance(deps, session)
  return enabled || points !== 0n ? points : null
}

/** The people whom a member has invited, and what that brought; null if an invitation gives nothing. */
export async function memberReferrals(deps: GatewayDeps, session: Session) {
  if (!(await moduleEnabled(deps.database, modules.referral))) return null
  const { rule, invited, earned } = await memberReferral(deps, session)
  return rule ? { invited, earned, reward: rule.reward } : null
}
