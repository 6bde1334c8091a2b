import { dayIn } from '#lib/civil-days.ts'
import { lineCounted } from '#tests/support/agents.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { underAgent } from '#tests/support/line.ts'
import type { AreaProducers } from './producer.ts'

type ReportCall =
  | 'getTeamOverview'
  | 'getTeamAgents'
  | 'getTeamBets'
  | 'getTeamBetDays'
  | 'getTeamLosses'
  | 'getTeamMovements'

/** An agent's request for today's figures, with a member below who has paid in. */
async function ready(gateway: TestGateway, changed: object = {}) {
  const member = await underAgent(gateway)
  await lineCounted(gateway)
  const today = dayIn('America/Sao_Paulo', gateway.clock.now().getTime())
  return { input: { from: today, to: today, ...changed }, token: member.upline.token, member }
}

const unknown = { downline: 'nobody-at-all' }
const paged = { pageSize: 20 }

export const teamReportProducers: Pick<AreaProducers<'agent'>, ReportCall> = {
  getTeamOverview: {
    success: (gateway) => ready(gateway),
    refusals: { downline_unknown: (gateway) => ready(gateway, unknown) },
  },
  getTeamAgents: {
    success: (gateway) => ready(gateway, paged),
    refusals: { downline_unknown: (gateway) => ready(gateway, { ...paged, ...unknown }) },
  },
  getTeamBets: { success: (gateway) => ready(gateway, paged), refusals: {} },
  getTeamBetDays: {
    async success(gateway) {
      const { input, token, member } = await ready(gateway, { gameType: 'RNG' })
      return { input: { ...input, downline: member.username }, token }
    },
    refusals: { downline_unknown: (gateway) => ready(gateway, { gameType: 'RNG', ...unknown }) },
  },
  getTeamLosses: { success: (gateway) => ready(gateway, paged), refusals: {} },
  getTeamMovements: { success: (gateway) => ready(gateway, { ...paged, kind: 'deposit' }), refusals: {} },
}
