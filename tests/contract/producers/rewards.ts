import { cancelBonus } from '#contract/rewards/bonuses/cancel-bonus.ts'
import { convertPoints } from '#contract/rewards/points/convert-points.ts'
import { redeemReward } from '#contract/rewards/points/redeem-reward.ts'
import { endBonuses } from '#gateway/rewards/bonuses/end-bonuses.ts'
import { giveSome } from '#tests/support/bonus.ts'
import { hours } from '#tests/support/clock.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { memberOf, registerMember } from '#tests/support/people.ts'
import { enablePoints, givenPoints, putReward, someAddress } from '#tests/support/points.ts'
import { careful, withdrawPassword } from '#tests/support/withdrawing.ts'
import type { Producers } from './producer.ts'
import { promotionProducers } from './promotions.ts'
import { excluded } from './protection.ts'

/** A member with a bonus of 10.00. */
async function given(gateway: TestGateway) {
  const { token } = await registerMember(gateway)
  const memberId = await memberOf(gateway, token)
  const bonusId = (await giveSome(gateway.deps.database, memberId, gateway.clock.now())).toString()
  return { token, memberId, bonusId }
}

/** A bonus and another member. */
async function others(gateway: TestGateway) {
  const { bonusId } = await given(gateway)
  const { token } = await registerMember(gateway)
  return { bonusId, token }
}

/** A member with 500 points and a withdraw password. */
async function saver(gateway: TestGateway) {
  const { token } = await careful(gateway)
  await enablePoints(gateway.deps)
  const memberId = await memberOf(gateway, token)
  await givenPoints(gateway.deps.database, memberId, 500n, gateway.clock.now())
  return { token, memberId, key: crypto.randomUUID() }
}

type Reward = Omit<Parameters<typeof putReward>[1], 'id'>

/** A member who redeems a reward. */
async function redeeming(gateway: TestGateway, reward: Reward = {}, changed: object = {}) {
  const { token, key } = await saver(gateway)
  const rewardId = await putReward(gateway.deps.database, { id: `reward-${key}`, ...reward })
  return { input: { rewardId, password: withdrawPassword, language: 'pt', ...changed }, token, key }
}

/** A member who exchanges points for money. */
async function converting(gateway: TestGateway, changed: object = {}) {
  const { token, key } = await saver(gateway)
  return { input: { points: 200n, amount: 160n, password: withdrawPassword, ...changed }, token, key }
}

/** The same with a required login password, which is wrong. */
async function loginAsked<Prepared>(gateway: TestGateway, prepared: Prepared): Promise<Prepared> {
  await enablePoints(gateway.deps, { password: 'login' })
  return prepared
}

/** The same for a member without a withdraw password. */
async function without<Prepared extends object>(gateway: TestGateway, prepared: Prepared): Promise<Prepared> {
  const { token } = await registerMember(gateway)
  return { ...prepared, token }
}

async function paused<Prepared extends { token: string }>(gateway: TestGateway, prepared: Prepared): Promise<Prepared> {
  await excluded(gateway, prepared.token)
  return prepared
}

/** Days around now, both inclusive. */
function month(gateway: TestGateway) {
  const now = gateway.clock.now().getTime()
  const [from, to] = [-20, 2].map((days) => new Date(now + hours(24 * days)).toISOString().slice(0, 10))
  return { from, to }
}

export const rewardsProducers = {
  ...promotionProducers,
  getPointConfig: { success: () => ({ input: {} }), refusals: {} },
  getPointRewards: { success: () => ({ input: { language: 'pt' } }), refusals: {} },
  getPointBalance: {
    async success(gateway) {
      const { token } = await saver(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  getPointHistory: {
    async success(gateway) {
      const { input, token, key } = await converting(gateway)
      // Two entries, so that there are two pages.
      ;(await gateway.call(convertPoints, input, { token, key })).value()
      return { input: { ...month(gateway), pageSize: 5 }, token }
    },
    refusals: {},
  },
  getPointOrders: {
    async success(gateway) {
      const { input, token, key } = await redeeming(gateway)
      for (const one of [key, crypto.randomUUID()])
        (await gateway.call(redeemReward, input, { token, key: one })).value()
      return { input: { ...month(gateway), language: 'pt', pageSize: 5 }, token }
    },
    refusals: {},
  },
  redeemReward: {
    success: (gateway) => redeeming(gateway, { value: null }, { address: someAddress }),
    refusals: {
      withdraw_password_missing: async (gateway) => without(gateway, await redeeming(gateway)),
      withdraw_password_wrong: (gateway) => redeeming(gateway, {}, { password: '000000' }),
      password_wrong: async (gateway) => loginAsked(gateway, await redeeming(gateway)),
      reward_not_found: (gateway) => redeeming(gateway, {}, { rewardId: 'nothing' }),
      reward_closed: (gateway) => redeeming(gateway, { status: 'closed' }),
      reward_sold_out: (gateway) => redeeming(gateway, { quantity: 0 }),
      reward_deposits_missing: (gateway) => redeeming(gateway, { required: 10_000 }),
      reward_address_missing: (gateway) => redeeming(gateway, { value: null }),
      points_missing: (gateway) => redeeming(gateway, { points: 501 }),
      play_blocked: async (gateway) => paused(gateway, await redeeming(gateway)),
    },
  },
  convertPoints: {
    success: (gateway) => converting(gateway),
    refusals: {
      withdraw_password_missing: async (gateway) => without(gateway, await converting(gateway)),
      withdraw_password_wrong: (gateway) => converting(gateway, { password: '000000' }),
      password_wrong: async (gateway) => loginAsked(gateway, await converting(gateway)),
      async points_not_convertible(gateway) {
        const prepared = await converting(gateway)
        await enablePoints(gateway.deps, { convert: null })
        return prepared
      },
      amount_invalid: (gateway) => converting(gateway, { amount: 161n }),
      points_missing: (gateway) => converting(gateway, { points: 600n, amount: 480n }),
      play_blocked: async (gateway) => paused(gateway, await converting(gateway)),
    },
  },
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
} satisfies Producers
