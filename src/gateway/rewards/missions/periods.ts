import { addDays, type Day, dayIn, startOf } from '#lib/civil-days.ts'
import { periodAt } from '#lib/periods.ts'

/** How often a mission can be done: in each civil day, each week from Monday on, or once in a season. */
export const missionPeriods = ['day', 'week', 'once'] as const
export type MissionPeriod = (typeof missionPeriods)[number]

/**
 * From the first moment up to the second, which belongs to the next period; null if only the end of the season ends
 * it.
 */
export interface Span {
  readonly from: Date
  readonly to: Date | null
}

/**
 * The period that a moment lies in, by civil days of a time zone. A day with a change of the clock has 23 or 25 hours.
 *
 * @param season when it began and ends
 */
export function missionSpan(period: MissionPeriod, timeZone: string, at: Date, season: Span): Span {
  return period === 'once' ? season : periodAt(period, timeZone, at)
}

/** The civil days from one moment to another, each with its bounds, limited to a number of last days. */
export function daysBetween(timeZone: string, from: Date, to: Date, most: number) {
  const days: { readonly day: Day; readonly from: Date; readonly to: Date }[] = []
  const first = dayIn(timeZone, from.getTime())
  for (let day = dayIn(timeZone, to.getTime()); day >= first && days.length < most; day = addDays(day, -1))
    days.unshift({
      day,
      from: new Date(startOf(day, timeZone)),
      to: new Date(startOf(addDays(day, 1), timeZone)),
    })
  return days
}
