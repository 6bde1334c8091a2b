import type { getAgentDesk } from '#contract/agents/desk/get-agent-desk.ts'
import type { RequestOf, ResponseOf } from '#contract/define-call.ts'
import type { Computations } from '#gateway/agents/computations/computations.ts'
import { countActiveFor } from '#gateway/agents/contracts/look-back.ts'
import { teamDays } from '#gateway/agents/reports/overview.ts'
import { asOf, reportRequest } from '#gateway/agents/reports/report-request.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import { listForAgents } from '#gateway/site/news/notice.ts'
import { daysOfPeriod } from '#lib/report-period.ts'
import { earningsOf } from './earnings.ts'
import { lineFunnel } from './funnel.ts'
import { lineMovers } from './movers.ts'
import { waitingFor } from './waiting.ts'

/** The first sight of an agent: each part is read by the rules of the screen that has it whole. */
export async function agentDesk(
  deps: GatewayDeps,
  computations: Computations,
  session: Session,
  { period, language }: RequestOf<typeof getAgentDesk>,
): Promise<ResponseOf<typeof getAgentDesk>> {
  const { database, now } = deps
  const { memberId, currency } = session
  const at = now()
  const { today } = await operatorDays(database, at)
  const asked = reportRequest(deps, session, daysOfPeriod(period, today))
  const [complete, earnings, waiting, funnel, days, movers, announcements] = await Promise.all([
    asOf(asked.on),
    earningsOf(database, { agentId: memberId, now: at }, countActiveFor(computations, memberId, false)),
    waitingFor(database, { memberId, currency }, at),
    lineFunnel(asked),
    teamDays(asked),
    lineMovers(asked),
    listForAgents(deps, language),
  ])
  const [newest] = announcements.list.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
  return {
    currency,
    asOf: complete,
    ...earnings,
    waiting,
    funnel,
    days: days.map(({ day, houseResult }) => ({ day, houseResult })),
    movers,
    announcement: newest ? { id: newest.id, title: newest.title, timestamp: newest.timestamp } : null,
  }
}
