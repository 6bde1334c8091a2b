import { registerMember } from '#tests/support/people.ts'
import type { AreaProducers } from './producer.ts'
import { teamReportProducers } from './team-reports.ts'

export const agentProducers: AreaProducers<'agent'> = {
  ...teamReportProducers,
  getContracts: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
}
