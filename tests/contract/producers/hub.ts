import type { TestGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import { planInForce } from '#tests/support/sign-in.ts'
import type { Producers } from './producer.ts'

/** A member for whom the reward of the daily sign-in waits. */
async function before(gateway: TestGateway) {
  const { token } = await registerMember(gateway)
  await planInForce(gateway.deps.database, gateway.deps.now())
  return { input: { language: 'pt' }, token }
}

export const hubProducers = {
  getRewardHub: { success: before, refusals: {} },
  claimRewards: {
    success: async (gateway) => ({ ...(await before(gateway)), key: crypto.randomUUID() }),
    refusals: {},
  },
} satisfies Producers
