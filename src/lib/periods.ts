import { addDays, type Day, dayIn, isDay, startOf } from './civil-days.ts'
import { weekdayOf } from './civil-time.ts'

/**
 * Kinds of periods that jobs count, settle or repeat by: civil days, weeks, half months and months, hours and 5
 * minutes.
 */
export const periodKinds = ['day', 'week', 'half', 'month', 'hour', 'minutes5'] as const
export type PeriodKind = (typeof periodKinds)[number]

/** From the first moment up to the second, which belongs to the next period. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

export interface Period extends Span {
  /** Its name, from which `periodNamed` finds it again: `D:2026-11-21`, `W:2026-W47`, `H:2026-11-1`, `h:2026-11-21T14Z`. */
  readonly id: string
  readonly kind: PeriodKind
}

const hour = 3_600_000
const minutes5 = 300_000

/** The first civil day of a period, and the first of the next one. */
function daysOf(kind: Exclude<PeriodKind, 'hour' | 'minutes5'>, day: Day): readonly [first: Day, next: Day] {
  const month = day.slice(0, 7)
  // 31 days after the first of a month are in the next month.
  const nextMonth = `${addDays(`${month}-01`, 31).slice(0, 7)}-01`
  switch (kind) {
    case 'day':
      return [day, addDays(day, 1)]
    case 'week': {
      const monday = addDays(day, -weekdayOf(day))
      return [monday, addDays(monday, 7)]
    }
    case 'half':
      return day.slice(8) < '16' ? [`${month}-01`, `${month}-16`] : [`${month}-16`, nextMonth]
    case 'month':
      return [`${month}-01`, nextMonth]
  }
}

/** The week's name by ISO 8601: a week belongs to the year in which its Thursday lies. */
function weekName(monday: Day): string {
  const thursday = addDays(monday, 3)
  const year = thursday.slice(0, 4)
  const number = Math.floor((Date.parse(thursday) - Date.parse(`${year}-01-01`)) / (24 * hour) / 7) + 1
  return `${year}-W${String(number).padStart(2, '0')}`
}

function nameOf(kind: Exclude<PeriodKind, 'hour' | 'minutes5'>, first: Day): string {
  switch (kind) {
    case 'day':
      return `D:${first}`
    case 'week':
      return `W:${weekName(first)}`
    case 'half':
      return `H:${first.slice(0, 7)}-${first.endsWith('01') ? 1 : 2}`
    case 'month':
      return `M:${first.slice(0, 7)}`
  }
}

/**
 * The period that contains a moment. Days, weeks from Monday on, half months (1 to 15, 16 to the last) and months are
 * civil ones of the time zone: a day with a change of the clock has 23 or 25 hours. Hours and 5 minutes are those of
 * UTC, so that a repeated hour of the clock is two periods.
 */
export function periodAt(kind: PeriodKind, timeZone: string, at: Date): Period {
  if (kind === 'hour' || kind === 'minutes5') {
    const length = kind === 'hour' ? hour : minutes5
    const number = Math.floor(at.getTime() / length)
    const from = new Date(number * length)
    const id = kind === 'hour' ? `h:${from.toISOString().slice(0, 13)}Z` : `m5:${number}`
    return { id, kind, from, to: new Date((number + 1) * length) }
  }
  const [first, next] = daysOf(kind, dayIn(timeZone, at.getTime()))
  const from = new Date(startOf(first, timeZone))
  return { id: nameOf(kind, first), kind, from, to: new Date(startOf(next, timeZone)) }
}

/** The period after this one. */
export function periodAfter({ kind, to }: Period, timeZone: string): Period {
  return periodAt(kind, timeZone, to)
}

/** The period before this one. */
export function periodBefore({ kind, from }: Period, timeZone: string): Period {
  return periodAt(kind, timeZone, new Date(from.getTime() - 1))
}

/** A moment of the period that a name means, before its time zone is known; undefined if it is no name. */
function momentNamed(id: string, timeZone: string): readonly [PeriodKind, number] | undefined {
  const [letter = '', name = ''] = id.split(/:(.*)/)
  const day = (first: Day) => (isDay(first) ? startOf(first, timeZone) : undefined)
  switch (letter) {
    case 'D':
      return ['day', day(name) ?? Number.NaN]
    case 'W': {
      const [, year, week] = /^(\d{4})-W(\d\d)$/.exec(name) ?? []
      // 4 January is always in the first week of its year.
      return ['week', day(addDays(`${year}-01-04`, 7 * (Number(week) - 1))) ?? Number.NaN]
    }
    case 'H': {
      const [, month, half] = /^(\d{4}-\d\d)-([12])$/.exec(name) ?? []
      return ['half', day(`${month}-${half === '1' ? '01' : '16'}`) ?? Number.NaN]
    }
    case 'M':
      return ['month', day(`${name}-01`) ?? Number.NaN]
    case 'h':
      return ['hour', Date.parse(name.replace(/Z$/, ':00:00Z'))]
    case 'm5':
      return ['minutes5', Number(name) * minutes5]
    default:
      return undefined
  }
}

/** The period of a name that `periodAt` gave. Undefined if no period of this time zone has that name. */
export function periodNamed(id: string, timeZone: string): Period | undefined {
  if (!/^(D|W|H|M|h|m5):[\dTWZ-]+$/.test(id)) return undefined
  const [kind, at] = momentNamed(id, timeZone) ?? []
  if (kind === undefined || at === undefined || Number.isNaN(at)) return undefined
  const period = periodAt(kind, timeZone, new Date(at))
  return period.id === id ? period : undefined
}
