import { cancelBonus } from '#contract/rewards/cancel-bonus.ts'
import { endBonuses } from '#gateway/bonus/end-bonuses.ts'
import { memberOf } from '#tests/contract/matrix/owner.ts'
import { giveSome } from '#tests/support/bonus.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import type { AreaProducers } from './producer.ts'
import { promotionProducers } from './promotions.ts'

/** A member with a bonus of 10.00. */
async function given(gateway: TestGateway) {
  const { token } = await registerMember(gateway)
  const memberId = await memberOf(gateway, token)
  const bonusId = (await giveSome(gateway.deps.database, memberId, gateway.clock.now())).toString()
  return { token, memberId, bonusId }
}

/** A bonus and somebody else. */
async function others(gateway: TestGateway) {
  const { bonusId } = await given(gateway)
  const { token } = await registerMember(gateway)
  return { bonusId, token }
}

export const rewardsProducers: AreaProducers<'rewards'> = {
  ...promotionProducers,
  getPointConfig: { success: () => ({ input: {} }), refusals: {} },
  getPointRewards: { success: () => ({ input: { language: 'pt' } }), refusals: {} },
  getBonuses: {
    async success(gateway) {
      const { token } = await given(gateway)
      return { input: { language: 'pt' }, token }
    },
    refusals: {},
  },
  getEndedBonuses: {
    async success(gateway) {
      const { token, bonusId } = await given(gateway)
      ;(await gateway.call(cancelBonus, { bonusId, preview: false }, { token })).value()
      return { input: { pageSize: 5 }, token }
    },
    refusals: {},
  },
  getBonusEntries: {
    async success(gateway) {
      const { token, bonusId } = await given(gateway)
      // Two entries, so that there are two pages.
      ;(await gateway.call(cancelBonus, { bonusId, preview: false }, { token })).value()
      return { input: { bonusId, pageSize: 5 }, token }
    },
    refusals: {
      async bonus_not_found(gateway) {
        const { token, bonusId } = await others(gateway)
        return { input: { bonusId, pageSize: 5 }, token }
      },
    },
  },
  cancelBonus: {
    async success(gateway) {
      const { token, bonusId } = await given(gateway)
      return { input: { bonusId, preview: false }, token }
    },
    refusals: {
      async bonus_not_found(gateway) {
        const { token, bonusId } = await others(gateway)
        return { input: { bonusId, preview: true }, token }
      },
      async bonus_over(gateway) {
        const { token, bonusId, memberId } = await given(gateway)
        const now = gateway.clock.now()
        await gateway.deps.database.transaction((tx) => endBonuses(tx, memberId, 'pause', now))
        return { input: { bonusId, preview: false }, token }
      },
    },
  },
}
