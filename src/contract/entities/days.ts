import { define, type Infer, object, refine } from 'superstruct'
import { daysOf, isDay } from '#lib/civil-days.ts'

/** A civil day, `yyyy-MM-dd`. */
export const CivilDay = define<string>('day', (value) => typeof value === 'string' && isDay(value))

/** Most days in one request: a leap year. */
const mostDays = 366

/** Whether two days are a range that may be asked for. */
export const isRange = (range: { readonly from: string; readonly to: string }) =>
  range.from <= range.to && daysOf(range) <= mostDays

/** Civil days in the operator's time zone, both inclusive, at most 366. */
export const DaysStruct = refine(object({ from: CivilDay, to: CivilDay }), 'days', isRange)
export type Days = Infer<typeof DaysStruct>
