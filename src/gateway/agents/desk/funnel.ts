import { integer, type } from 'superstruct'
import type { Funnel } from '#contract/agents/desk/get-agent-desk.ts'
import { teamFigures } from '#gateway/agents/reports/overview.ts'
import type { ReportRequest } from '#gateway/agents/reports/report-request.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import type { DayRange } from '#lib/civil-days.ts'
import { daysBefore } from '#lib/report-period.ts'

const ClicksRow = type({ clicks: integer() })

/** The way into the line: from a visit to an account that plays, in the days of a report and in those before. */
export async function lineFunnel(asked: ReportRequest): Promise<{ now: Funnel; before: Funnel }> {
  const [now, before] = await Promise.all([funnelOf(asked, asked.days), funnelOf(asked, daysBefore(asked.days))])
  return { now, before }
}

async function funnelOf(asked: ReportRequest, days: DayRange): Promise<Funnel> {
  const [clicks, { joined, firstDeposits, active }] = await Promise.all([
    clicksOf(asked, days),
    teamFigures(asked, days),
  ])
  return { clicks, joined, firstDeposits, active }
}

/** Visits by the links of the agents who stood in the line on each day, the caller included. */
async function clicksOf({ on, callerId }: ReportRequest, { from, to }: DayRange): Promise<number> {
  const text = `SELECT coalesce(sum(d.clicks), 0)::integer AS clicks FROM agent_line h
    JOIN agent_link k ON k.agent_id = h.downline_id JOIN agent_link_day d ON d.link_id = k.id
    WHERE h.upline_id = :callerId AND d.day >= :from::date AND d.day <= :to::date AND h.from_day <= d.day AND d.day < h.to_day`
  return (await rowOf(on, ClicksRow, text, { callerId, from, to }))?.clicks ?? 0
}
