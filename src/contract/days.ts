import { define, type Infer, object, refine } from 'superstruct'
import { daysOf, isDay } from '#lib/civil-days.ts'

/** The first allowed day: no data are older, and the database refuses years before its first. */
const earliest = '1970-01-01'

/** A civil day, `yyyy-MM-dd`, from 1970 on. */
export const CivilDay = define<string>('day', (value) => typeof value === 'string' && isDay(value) && value >= earliest)

/** Most days in one request: a leap year. */
const mostDays = 366

/** Whether two days are a valid range for a request. */
export const isRange = (range: { readonly from: string; readonly to: string }) =>
  range.from <= range.to && daysOf(range) <= mostDays

/** Civil days in the operator's time zone, both inclusive, at most 366. */
export const DaysStruct = refine(object({ from: CivilDay, to: CivilDay }), 'days', isRange)
export type Days = Infer<typeof DaysStruct>
