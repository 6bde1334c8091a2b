import { type Period, periodAt, periodBefore } from '#lib/periods.ts'
import { nothingCarried, type Settlement, settle, type TeamFacts } from './settle.ts'
import type { ContractTerms } from './terms.ts'

/** The latest completed periods of a length, newest first. */
export function pastPeriods(cycle: ContractTerms['cycle'], timeZone: string, now: Date, count: number): Period[] {
  const periods: Period[] = []
  for (let period = periodAt(cycle, timeZone, now); periods.length < count; ) {
    period = periodBefore(period, timeZone)
    periods.push(period)
  }
  return periods
}

/**
 * What terms would have paid in completed periods, oldest first. Each period takes over what the one before it carried on. The shares
 * of downlines are not subtracted.
 */
export function replay(
  terms: ContractTerms,
  past: readonly { readonly period: Period; readonly facts: TeamFacts }[],
  timeZone: string,
): Settlement[] {
  let carried = nothingCarried
  return past.map(({ period, facts }) => {
    const isMonthEnd = periodAt('month', timeZone, period.from).to.getTime() === period.to.getTime()
    const settlement = settle(terms, facts, 0n, carried, isMonthEnd)
    carried = settlement.carriedOut
    return settlement
  })
}
