import { claimReward } from '#contract/rewards/promotions/claim-reward.ts'
import { joinPromotion } from '#contract/rewards/promotions/join-promotion.ts'
import { leavePromotion } from '#contract/rewards/promotions/leave-promotion.ts'
import { hours } from '#tests/support/clock.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { memberOf, registerMember } from '#tests/support/people.ts'
import { giveSomeReward, putDepositBonus, putSome } from '#tests/support/promotions.ts'
import type { Producers } from './producer.ts'
import { excluded } from './protection.ts'

type Wish = Parameters<typeof putDepositBonus>[1]

/** A promotion of deposits and a member who can join it. */
async function joinable(gateway: TestGateway, wish: Wish = {}) {
  const { promotionId } = await putDepositBonus(gateway.deps, wish)
  const { token } = await registerMember(gateway)
  return { input: { promotionId }, token }
}

/** A promotion with applications, and a member who can apply. */
async function applicable(gateway: TestGateway, wish: Wish = {}) {
  const { promotionId } = await putSome(gateway.deps, 'application', wish)
  const { token } = await registerMember(gateway)
  return { input: { promotionId, comment: 'Please', pictures: [] as string[] }, token }
}

/** A member who has joined a promotion of deposits. */
async function joined(gateway: TestGateway) {
  const { input, token } = await joinable(gateway)
  const { claimId } = (await gateway.call(joinPromotion, input, { token })).value()
  return { input: { claimId: claimId ?? '' }, token }
}

/** A member for whom a gift waits. */
async function given(gateway: TestGateway) {
  const { token } = await registerMember(gateway)
  const claimId = await giveSomeReward(gateway.deps, await memberOf(gateway, token))
  return { input: { claimId }, token, key: crypto.randomUUID() }
}

async function blocked<Sending extends { readonly token: string }>(gateway: TestGateway, sending: Sending) {
  await excluded(gateway, sending.token)
  return sending
}

const tomorrow = (gateway: TestGateway) => new Date(gateway.clock.now().getTime() + hours(24)).toISOString()

export const promotionProducers = {
  getRewards: {
    async success(gateway) {
      const { token } = await given(gateway)
      return { input: { language: 'pt' }, token }
    },
    refusals: {},
  },
  getEndedRewards: {
    async success(gateway) {
      const { input, token } = await joined(gateway)
      ;(await gateway.call(leavePromotion, input, { token })).value()
      return { input: { pageSize: 5 }, token }
    },
    refusals: {},
  },
  joinPromotion: {
    success: (gateway) => joinable(gateway),
    refusals: {
      promotion_not_open: (gateway) => joinable(gateway, { rules: { joinFrom: tomorrow(gateway) } }),
      promotion_refused: (gateway) => joinable(gateway, { rules: { onePerPerson: true } }),
      play_blocked: async (gateway) => blocked(gateway, await joinable(gateway)),
    },
  },
  leavePromotion: {
    success: (gateway) => joined(gateway),
    refusals: {
      async reward_not_found(gateway) {
        const { input } = await joined(gateway)
        return { input, token: (await registerMember(gateway)).token }
      },
      async reward_over(gateway) {
        const { input, token } = await given(gateway)
        return { input, token }
      },
    },
  },
  applyForPromotion: {
    success: (gateway) => applicable(gateway),
    refusals: {
      promotion_not_open: (gateway) => applicable(gateway, { rules: { joinFrom: tomorrow(gateway) } }),
      promotion_refused: (gateway) => applicable(gateway, { rules: { countries: ['PT'] } }),
      async upload_unknown(gateway) {
        const { input, token } = await applicable(gateway)
        return { input: { ...input, pictures: ['0'.repeat(32)] }, token }
      },
      play_blocked: async (gateway) => blocked(gateway, await applicable(gateway)),
    },
  },
  claimReward: {
    success: (gateway) => given(gateway),
    refusals: {
      async reward_not_found(gateway) {
        const { input, key } = await given(gateway)
        return { input, token: (await registerMember(gateway)).token, key }
      },
      async reward_claimed(gateway) {
        const sending = await given(gateway)
        ;(await gateway.call(claimReward, sending.input, { ...sending, key: crypto.randomUUID() })).value()
        return sending
      },
      async reward_over(gateway) {
        const { input, token } = await joined(gateway)
        return { input, token, key: crypto.randomUUID() }
      },
      play_blocked: async (gateway) => blocked(gateway, await given(gateway)),
    },
  },
} satisfies Producers
