import { registerMember } from '#tests/support/people.ts'
import { agentContractProducers } from './contracts.ts'
import type { AreaProducers } from './producer.ts'

export const agentProducers: AreaProducers<'agent'> = {
  ...agentContractProducers,
  getContracts: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
}
