import { applyForPromotion as applyCall } from '#contract/rewards/promotions/apply-for-promotion.ts'
import { claimReward as claimCall } from '#contract/rewards/promotions/claim-reward.ts'
import { getEndedRewards } from '#contract/rewards/promotions/get-ended-rewards.ts'
import { getRewards } from '#contract/rewards/promotions/get-rewards.ts'
import { joinPromotion as joinCall } from '#contract/rewards/promotions/join-promotion.ts'
import { leavePromotion as leaveCall } from '#contract/rewards/promotions/leave-promotion.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { applyForPromotion } from './apply.ts'
import { claimReward } from './claim.ts'
import { joinPromotion, leavePromotion } from './join.ts'
import { endedRewards, openRewards } from './member-rewards.ts'

/** Calls about promotions and members' rewards. */
export function promotionRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getRewards, ({ language = defaultLanguage }, { session }) => openRewards(deps, session.memberId, language)),
    bind(getEndedRewards, ({ language = defaultLanguage, ...page }, { session }) =>
      endedRewards(deps, session.memberId, language, page),
    ),
    bind(joinCall, ({ language = defaultLanguage, promotionId }, { session }) =>
      joinPromotion(deps, session.memberId, { promotionId, language }),
    ),
    bind(leaveCall, ({ language = defaultLanguage, claimId }, { session }) =>
      leavePromotion(deps, session.memberId, { claimId, language }),
    ),
    bind(applyCall, ({ language = defaultLanguage, ...asked }, { session }) =>
      applyForPromotion(deps, session.memberId, { ...asked, language }),
    ),
    bind(claimCall, async ({ claimId, language = defaultLanguage }, { session, idempotencyKey: key }) => {
      return await claimReward(deps, session, { key, claimId, language })
    }),
  ]
}
