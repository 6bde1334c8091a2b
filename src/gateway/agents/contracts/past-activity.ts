import { array, create, enums, type Infer, integer, object, string } from 'superstruct'
import { ActiveRuleStruct } from '#contract/agents/contracts/contract-terms.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'
import { countActive } from '#gateway/agents/commission/facts.ts'
import type { Question } from '#gateway/agents/computations/computations.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { type Period, periodKinds } from '#lib/periods.ts'

/** Which accounts of teams were active in periods, each by its own rule. It does not depend on rates: these may change meanwhile. */
const ActivityStruct = object({
  teams: array(object({ agentId: MinorUnits, currency: CurrencyCode, active: ActiveRuleStruct })),
  periods: array(object({ id: string(), kind: enums(periodKinds), from: Instant, to: Instant })),
})
export type Activity = Infer<typeof ActivityStruct>

/** Counts of active accounts: for each team, of each period. */
export const CountsStruct = array(array(integer()))

/** The computation that counts active accounts, a team and a period at a time. */
export async function* activityWork(
  { database }: GatewayDeps,
  { question }: Question,
): AsyncGenerator<number, Infer<typeof CountsStruct>> {
  const { teams, periods } = create(question, ActivityStruct)
  const timeZone = await brandTimeZone(database)
  const counts: number[][] = []
  for (const team of teams) {
    const counted: number[] = []
    counts.push(counted)
    for (const { from, to, ...period } of periods) {
      const span: Period = { ...period, from: new Date(from), to: new Date(to) }
      counted.push(await countActive(database, { ...team, until: null, asksForActive: true }, span, timeZone))
      const done = (counts.length - 1) * periods.length + counted.length
      yield done / (teams.length * periods.length)
    }
  }
  return counts
}
