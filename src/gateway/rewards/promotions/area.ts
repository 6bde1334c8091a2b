import { type Area, kept } from '#gateway/area.ts'
import { workOutCashBack } from './cash-back.ts'
import { cashBackChecks } from './cash-back-checks.ts'
import { promotionChecks } from './checks.ts'
import { closeRewards } from './close-rewards.ts'
import { endRewards, endRewardsOfDisabled } from './end-rewards.ts'
import { exported } from './exported.ts'
import { demandChoice, joinForDeposit } from './join-for-deposit.ts'
import { promotionOperations } from './operations.ts'
import { joinedBonuses, rewardDeposit } from './reward-deposit.ts'
import { promotionRoutes } from './routes.ts'

export const promotionsArea: Area = {
  calls: (deps) => promotionRoutes(deps),
  jobs: [
    { name: 'end rewards of disabled accounts', times: '37 * * * * *', run: endRewardsOfDisabled },
    { name: 'work out cash back', times: '52 * * * * *', run: workOutCashBack },
    { name: 'close rewards', times: '34 * * * * *', run: closeRewards },
  ],
  checks: { ...promotionChecks, ...cashBackChecks },
  happenings: {
    accountCloses: endRewards,
    depositChecked: demandChoice,
    depositOrdered: joinForDeposit,
    depositCredited: async (tx, memberId, now) => {
      const joined = await joinedBonuses(tx, memberId, now)
      return (deposit) => rewardDeposit(tx, joined, deposit)
    },
  },
  exported,
  operations: promotionOperations,
  retention: {
    cash_back: kept('stay'),
    cash_back_period: kept('stay'),
    promotion: kept('stay: the operator’s, every version'),
    member_reward: kept('stay'),
  },
}
