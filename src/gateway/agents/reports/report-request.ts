import { figuresAsOf } from '#gateway/agents/line/count-line.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { plannedEach } from '#gateway/platform/db/planned.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { type DayRange, momentsOf } from '#lib/civil-days.ts'

/** The agent and the days of a report: parameters that the statements of all reports share. */
export interface ReportRequest {
  readonly on: Executor
  readonly callerId: bigint
  readonly currency: string
  readonly days: DayRange
  readonly now: Date
}

export const reportRequest = (
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  { memberId, currency }: Pick<Session, 'memberId' | 'currency'>,
  { from, to }: DayRange,
): ReportRequest => ({ on: plannedEach(database), callerId: memberId, currency, days: { from, to }, now: now() })

/** The moments of civil days in the operator's time zone, the second one exclusive. */
export async function momentsIn(on: Executor, days: DayRange): Promise<{ readonly from: Date; readonly to: Date }> {
  const { from, to } = momentsOf(days, await brandTimeZone(on))
  return { from: new Date(from), to: new Date(to) }
}

/** The moment up to which the sums are complete, ISO 8601; null if there are none yet. */
export const asOf = async (on: Executor): Promise<string | null> => (await figuresAsOf(on))?.toISOString() ?? null
