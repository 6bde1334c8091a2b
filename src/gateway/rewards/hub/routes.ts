import { claimRewards } from '#contract/rewards/hub/claim-rewards.ts'
import { getRewardHub } from '#contract/rewards/hub/get-reward-hub.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { claimAll } from './claim-all.ts'
import { rewardHub } from './hub.ts'

/** Calls about all rewards of a member. */
export function hubRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getRewardHub, ({ language = defaultLanguage }, { session }) => rewardHub(deps, session, language)),
    bind(claimRewards, ({ language = defaultLanguage }, { session, idempotencyKey: key }) =>
      claimAll(deps, session, { key, language }),
    ),
  ]
}
