import { string, type } from 'superstruct'
import { teamSums } from '#contract/agents/reports/figures.ts'
import type { getTeamAgents } from '#contract/agents/reports/get-team-agents.ts'
import type { getTeamOverview } from '#contract/agents/reports/get-team-overview.ts'
import type { RequestOf, ResponseOf } from '#contract/define-call.ts'
import { areSumsDoubted } from '#gateway/agents/commission/check-night.ts'
import { factsText, rowFields, sumsText } from '#gateway/agents/line/figure-sums.ts'
import { AccountRow, byName, demandAgent, holds, pathTo } from '#gateway/agents/line/in-line.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { collectParameters } from '#gateway/platform/db/named-parameters.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import type { DayRange } from '#lib/civil-days.ts'
import { daysBefore } from '#lib/report-period.ts'
import { FiguresRow, figuresText } from './figures.ts'
import { asOf, momentsIn, type ReportRequest, reportRequest } from './report-request.ts'

const DayRow = type({ day: string(), ...rowFields(teamSums) })

/** An agent, and the first day on which it is in the caller's line. Earlier days belong to another line. */
type LineAgent = Awaited<ReturnType<typeof demandAgent>>

const daysText = `SELECT f.day::text AS day, ${sumsText(teamSums)}
  FROM ${factsText('team', 'day', 'agent_id = :agentId AND currency = :currency AND day >= greatest(:from::date, :since::text::date) AND day <= :to::date')} f
  GROUP BY f.day ORDER BY f.day`

/** The days of a report and their moments, as parameters of {@link figuresText}. */
async function boundsOf(on: Executor, days: DayRange) {
  const { from: fromMoment, to: toMoment } = await momentsIn(on, days)
  return { from: days.from, to: days.to, fromMoment, toMoment }
}

async function figuresOf({ on, currency }: ReportRequest, agent: LineAgent, scope: 'team' | 'own', days: DayRange) {
  const values = { agentId: agent.id, since: agent.since, currency, ...(await boundsOf(on, days)) }
  const row = await rowOf(on, FiguresRow, figuresText(scope, ':agentId::bigint', ':since::text::date'), values)
  if (!row) throw new Error('A sum over nothing is a row too.')
  return row
}

/** The caller as the agent whose team a report is about. */
const self = ({ callerId }: ReportRequest): LineAgent => ({ id: callerId, since: '-infinity' })

/** The figures of the caller's whole team in some days. */
export const teamFigures = (asked: ReportRequest, days: DayRange) => figuresOf(asked, self(asked), 'team', days)

function daysOf({ on, currency, days: { from, to } }: ReportRequest, { id, since }: LineAgent) {
  return rowsOf(on, DayRow, daysText, { agentId: id, currency, from, to, since })
}

/** The sums of the caller's whole team on each day of a report on which something happened. */
export const teamDays = (asked: ReportRequest) => daysOf(asked, self(asked))

/** @throws {CallFailure} `downline_unknown` */
export async function teamOverview(
  deps: GatewayDeps,
  session: Session,
  { downline, ...range }: RequestOf<typeof getTeamOverview>,
): Promise<ResponseOf<typeof getTeamOverview>> {
  const asked = reportRequest(deps, session, range)
  const { on, callerId, currency, days } = asked
  const agent = await demandAgent(on, callerId, downline)
  const [complete, isDoubted, path, figures, past, own, byDay] = await Promise.all([
    asOf(on),
    areSumsDoubted(on),
    pathTo(on, callerId, agent.id),
    figuresOf(asked, agent, 'team', days),
    figuresOf(asked, agent, 'team', daysBefore(days)),
    figuresOf(asked, agent, 'own', days),
    daysOf(asked, agent),
  ])
  return {
    currency,
    asOf: complete,
    isDoubted,
    path,
    figures,
    before: past,
    own,
    days: byDay,
  }
}

const AgentRow = type({ id: AccountRow.schema.id, account: AccountRow.schema.account, ...FiguresRow.schema })

/** @throws {CallFailure} `downline_unknown` */
export async function teamAgents(
  deps: GatewayDeps,
  session: Session,
  { downline, cursor, pageSize, ...range }: RequestOf<typeof getTeamAgents>,
): Promise<ResponseOf<typeof getTeamAgents>> {
  const { on, callerId, currency, days } = reportRequest(deps, session, range)
  const { id: agentId, since } = await demandAgent(on, callerId, downline)
  const bounds = await boundsOf(on, days)
  const list = `getTeamAgents ${callerId} ${agentId}`
  const { rows, next, previous } = await keysetPage({ list, cursor, pageSize }, async (limit, place) => {
    const p = collectParameters({ agentId, since, currency, ...bounds, limit })
    const { where, order } = byName(place, p)
    const text = `SELECT a.id, a.account, g.* FROM (
        SELECT m.id, m.account, m.account_key COLLATE "C" AS name, greatest(l.from_day, :since::text::date) AS from_day
        FROM agent_line l JOIN member m ON m.id = l.downline_id
        WHERE l.upline_id = :agentId AND l.depth = 1 AND ${holds('l')} AND m.closed_at IS NULL ${where}
        ORDER BY name ${order} LIMIT :limit) a
      CROSS JOIN LATERAL (${figuresText('team', 'a.id', 'a.from_day')}) g ORDER BY a.name`
    return { rows: await rowsOf(on, AgentRow, text, p.values) }
  })
  return {
    list: rows.map(({ id: _, ...row }) => row),
    next,
    previous,
    currency,
  }
}
