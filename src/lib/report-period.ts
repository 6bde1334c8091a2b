import { addDays, type Day, type DayRange, daysOf } from './civil-days.ts'

/** Periods that reports offer by name. They move with the calendar. */
export const reportPeriods = ['today', 'yesterday', 'days7', 'days30', 'month', 'lastMonth'] as const
export type ReportPeriod = (typeof reportPeriods)[number]

/** The days of a named period. A month that is not over ends today. */
export function daysOfPeriod(period: ReportPeriod, today: Day): DayRange {
  const first = `${today.slice(0, 7)}-01`
  switch (period) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday': {
      const yesterday = addDays(today, -1)
      return { from: yesterday, to: yesterday }
    }
    case 'days7':
      return { from: addDays(today, -6), to: today }
    case 'days30':
      return { from: addDays(today, -29), to: today }
    case 'month':
      return { from: first, to: today }
    case 'lastMonth': {
      const last = addDays(first, -1)
      return { from: `${last.slice(0, 7)}-01`, to: last }
    }
  }
}

/** The period of the same length before another one. */
export const daysBefore = ({ from, to }: DayRange): DayRange => ({
  from: addDays(from, -daysOf({ from, to })),
  to: addDays(from, -1),
})

/**
 * The change of a figure against the one before, in whole percent; undefined if that was zero or the sign changed,
 * because no percentage exists then.
 */
export function changeOf(now: bigint, before: bigint): number | undefined {
  if (before === 0n || now < 0n !== before < 0n) return undefined
  return Number(((now - before) * 100n) / (before < 0n ? -before : before))
}
