import { registerMember } from '#tests/support/people.ts'
import { agentLinkProducers } from './agent-links.ts'
import { commissionProducers } from './commission.ts'
import { agentContractProducers } from './contracts.ts'
import { downlineProducers } from './downlines.ts'
import { postbackProducers } from './postbacks.ts'
import type { Producers } from './producer.ts'
import { teamReportProducers } from './team-reports.ts'

export const agentProducers = {
  ...teamReportProducers,
  ...agentContractProducers,
  ...commissionProducers,
  ...downlineProducers,
  getContracts: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  ...agentLinkProducers,
  ...postbackProducers,
} satisfies Producers
