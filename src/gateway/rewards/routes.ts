import { getPointConfig } from '#contract/rewards/get-point-config.ts'
import { getPointRewards } from '#contract/rewards/get-point-rewards.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { listRewards, pointConfig } from './points.ts'

/** Public calls of the points mall. */
export function rewardsRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getPointConfig, () => pointConfig(deps)),
    bind(getPointRewards, ({ language }) => listRewards(deps, language)),
  ]
}
