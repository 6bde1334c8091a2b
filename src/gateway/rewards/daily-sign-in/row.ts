import { rowLength } from '#contract/rewards/daily-sign-in/daily-sign-in.ts'
import { addDays, type Day } from '#lib/civil-days.ts'

/** The last day that a member signed in, and how many in a row it was. */
export interface LastDay {
  readonly day: Day
  readonly days: number
}

/** The state of a row: `inRow` days are done, with today's if `isDone`. */
export interface Row {
  readonly inRow: number
  readonly isDone: boolean
}

/**
 * The row of a member on a civil day (product rule 27.2). A missed day begins a new row. A last day in the future, which
 * a change of the operator's time zone can cause, counts as today.
 */
export function rowOn(today: Day, last: LastDay | undefined): Row {
  if (last === undefined) return { inRow: 0, isDone: false }
  if (last.day >= today) return { inRow: last.days, isDone: true }
  return { inRow: addDays(last.day, 1) === today ? last.days : 0, isDone: false }
}

/** The place of a day in the seven rewards, 1 to 7: day 8 is day 1 again. */
export const placeOf = (days: number): number => ((days - 1) % rowLength) + 1
