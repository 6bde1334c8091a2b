import type { TestGateway } from '#tests/support/gateway.ts'
import { agent, putBelow } from '#tests/support/line.ts'
import { registerMember } from '#tests/support/people.ts'
import type { Producers } from './producer.ts'

/** An agent, and a member directly below. */
async function twoInLine(gateway: TestGateway) {
  const [above, below] = [await agent(gateway), await registerMember(gateway)]
  await putBelow(gateway, below, above)
  return { token: above.token, downline: below.username }
}

/** An agent who names an account outside of any line. */
async function stranger(gateway: TestGateway) {
  const { token } = await twoInLine(gateway)
  return { input: { downline: (await registerMember(gateway)).username, pageSize: 10 }, token }
}

export const downlineProducers = {
  getAgentAnnouncements: {
    async success(gateway) {
      const { token } = await agent(gateway)
      return { input: { language: 'pt' }, token }
    },
    refusals: {},
  },
  getAgentDesk: {
    async success(gateway) {
      const [above, below] = [await agent(gateway), await agent(gateway)]
      await putBelow(gateway, below, above)
      return { input: { period: 'days7', language: 'pt' }, token: below.token }
    },
    refusals: {},
  },
  getDownlines: {
    async success(gateway) {
      const [above, between] = [await agent(gateway), await agent(gateway)]
      await putBelow(gateway, between, above)
      for (const person of [await registerMember(gateway), await registerMember(gateway)])
        await putBelow(gateway, person, between)
      return { input: { downline: between.username, pageSize: 10 }, token: above.token }
    },
    refusals: { downline_unknown: stranger },
  },
  findDownlines: {
    async success(gateway) {
      const { token, downline } = await twoInLine(gateway)
      return { input: { search: downline.slice(0, 4) }, token }
    },
    refusals: {},
  },
  getDownline: {
    async success(gateway) {
      const { token, downline } = await twoInLine(gateway)
      return { input: { downline }, token }
    },
    refusals: {
      async downline_unknown(gateway) {
        const { input, token } = await stranger(gateway)
        return { input: { downline: input.downline }, token }
      },
    },
  },
} satisfies Producers
