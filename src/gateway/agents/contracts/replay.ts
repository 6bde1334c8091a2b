import { nothingBelow, nothingCarried, type Settlement, settle, type TeamFacts } from '#gateway/agents/terms/settle.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import { type Period, periodAt, periodBefore } from '#lib/periods.ts'

/** The latest completed periods of a length, newest first. */
export function pastPeriods(cycle: ContractTerms['cycle'], timeZone: string, now: Date, count: number): Period[] {
  const periods: Period[] = []
  for (let period = periodAt(cycle, timeZone, now); periods.length < count; ) {
    period = periodBefore(period, timeZone)
    periods.push(period)
  }
  return periods
}

/** A completed period of a team. */
export interface PastFacts {
  readonly period: Period
  readonly facts: TeamFacts
  /** The shares of the contracts directly below; minor units. */
  readonly below: bigint
}

/**
 * What terms would have paid in completed periods, oldest first, apart from what the agent passes on. Each period takes over what the
 * one before it carried on.
 */
export function replay(terms: ContractTerms, past: readonly PastFacts[], timeZone: string): Settlement[] {
  let carriedIn = nothingCarried
  return past.map(({ period, facts, below: gross }) => {
    const isMonthEnd = periodAt('month', timeZone, period.from).to.getTime() === period.to.getTime()
    const settlement = settle(terms, facts, { ...nothingBelow, gross }, { carriedIn, isMonthEnd })
    carriedIn = settlement.carriedOut
    return settlement
  })
}
