import { type Area, kept } from '#gateway/area.ts'
import { referralChecks } from './checks.ts'
import { exported } from './exported.ts'
import { referralOperations } from './operations.ts'
import { rewardReferrals } from './pay-rewards.ts'
import { referralRoutes } from './routes.ts'

export const referralArea: Area = {
  calls: (deps) => referralRoutes(deps),
  jobs: [{ name: 'reward invitations', times: '47 * * * * *', run: rewardReferrals }],
  checks: referralChecks,
  exported,
  operations: referralOperations,
  retention: {
    referral_rule: kept('stay: the operator’s, every version'),
    referral: kept('stay'),
    referral_reward: kept('stay'),
  },
}
