import { convertPoints } from '#contract/rewards/points/convert-points.ts'
import { getPointBalance } from '#contract/rewards/points/get-point-balance.ts'
import { getPointConfig } from '#contract/rewards/points/get-point-config.ts'
import { getPointHistory } from '#contract/rewards/points/get-point-history.ts'
import { getPointOrders } from '#contract/rewards/points/get-point-orders.ts'
import { getPointRewards } from '#contract/rewards/points/get-point-rewards.ts'
import { redeemReward } from '#contract/rewards/points/redeem-reward.ts'
import type { PasswordHasher } from '#gateway/account/auth/passwords.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { convert } from './convert.ts'
import { pointOrders } from './order-queries.ts'
import { pointBalance } from './point-balance.ts'
import { pointHistory } from './point-history.ts'
import { demandPointPassword } from './point-password.ts'
import { listRewards, pointConfig } from './points.ts'
import { redeem } from './redeem.ts'

/** Calls of the points mall. */
export function rewardsRoutes(deps: GatewayDeps, hasher: PasswordHasher): BoundCall[] {
  return [
    bind(getPointConfig, () => pointConfig(deps)),
    bind(getPointRewards, ({ language }) => listRewards(deps, language)),
    bind(getPointBalance, (_, { session }) => pointBalance(deps, session)),
    bind(getPointHistory, (request, { session }) => pointHistory(deps, session.memberId, request)),
    bind(getPointOrders, (request, { session }) => pointOrders(deps, session.memberId, request)),
    bind(redeemReward, async ({ password, language = defaultLanguage, ...asked }, { session, idempotencyKey: key }) => {
      const prove = () => demandPointPassword(deps, hasher, session.memberId, password)
      return await redeem(deps, session, { ...asked, key, language, prove })
    }),
    bind(convertPoints, async ({ password, ...asked }, { session, idempotencyKey: key }) => {
      const prove = () => demandPointPassword(deps, hasher, session.memberId, password)
      return await convert(deps, session, { ...asked, key, prove })
    }),
  ]
}
