import { claimRebate } from '#contract/rewards/vip/claim-rebate.ts'
import { hours } from '#tests/support/clock.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import { giveRebate, inForce } from '#tests/support/vip.ts'
import type { Producers } from './producer.ts'
import { ofExcluded } from './protection.ts'

/** A member with a rebate of slots. */
async function offered(gateway: TestGateway, wish: Parameters<typeof giveRebate>[2] = {}) {
  const { token, username } = await registerMember(gateway)
  const rebateId = await giveRebate(gateway, username, wish)
  return { input: { rebateId }, token, key: crypto.randomUUID() }
}

export const vipProducers = {
  getVip: {
    async success(gateway) {
      await inForce(gateway.deps.database, gateway.deps.now())
      return { input: { language: 'pt' } }
    },
    refusals: {},
  },
  getMyVip: {
    async success(gateway) {
      const { token } = await offered(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  getClaimableRebates: {
    async success(gateway) {
      const { token } = await offered(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  getRebates: {
    async success(gateway) {
      const { token } = await offered(gateway)
      const now = gateway.clock.now().getTime()
      const [from, to] = [-20, 2].map((days) => new Date(now + hours(24 * days)).toISOString().slice(0, 10))
      return { input: { from, to, pageSize: 5 }, token }
    },
    refusals: {},
  },
  claimRebate: {
    success: (gateway) => offered(gateway),
    refusals: {
      async rebate_not_found(gateway) {
        const { input, key } = await offered(gateway)
        const { token } = await registerMember(gateway)
        return { input, token, key }
      },
      async rebate_claimed(gateway) {
        const sending = await offered(gateway)
        ;(await gateway.call(claimRebate, sending.input, { ...sending, key: crypto.randomUUID() })).value()
        return sending
      },
      rebate_expired: (gateway) => offered(gateway, { days: 0 }),
      rebate_too_small: (gateway) => offered(gateway, { validBet: 100n }),
      play_blocked: ofExcluded(offered),
    },
  },
} satisfies Producers
