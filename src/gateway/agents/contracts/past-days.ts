import type { PastPeriod } from '#contract/agents/contracts/past-period.ts'
import { addDays, dayIn, startOf } from '#lib/civil-days.ts'

/** Hours or 5 minutes as civil days, oldest first like they are: nobody reads 2,016 rows. Of active accounts a day has the most at once. */
export function byDay(past: readonly PastPeriod[], timeZone: string): PastPeriod[] {
  const days = new Map<string, PastPeriod>()
  for (const period of past) {
    const day = dayIn(timeZone, Date.parse(period.from))
    const sum = days.get(day)
    const span = { from: momentOf(day, timeZone), to: momentOf(addDays(day, 1), timeZone) }
    days.set(day, sum ? added(sum, period) : { ...period, ...span })
  }
  return [...days.values()]
}

const momentOf = (day: string, timeZone: string) => new Date(startOf(day, timeZone)).toISOString()

const added = (sum: PastPeriod, more: PastPeriod): PastPeriod => ({
  ...sum,
  validBet: sum.validBet + more.validBet,
  won: sum.won + more.won,
  active: Math.max(sum.active, more.active),
  before: sum.before + more.before,
  after: sum.after + more.after,
  paidBefore: sum.paidBefore + more.paidBefore,
  paidAfter: sum.paidAfter + more.paidAfter,
  keptBefore: both(sum.keptBefore, more.keptBefore),
  keptAfter: both(sum.keptAfter, more.keptAfter),
})

const both = (one: bigint | null, other: bigint | null) => (one === null || other === null ? null : one + other)
