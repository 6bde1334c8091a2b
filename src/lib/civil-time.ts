import { addDays, type Day, dayIn, offsetIn } from './civil-days.ts'

/** What the clocks of a time zone show at a moment: the civil day, and the milliseconds since 0:00. */
export interface WallTime {
  readonly day: Day
  readonly time: number
}

const minute = 60_000
const dayMs = 24 * 60 * minute

/** A moment as the clocks of a zone show it. Throws `RangeError` if the platform does not know the zone. */
export function wallTimeIn(zone: string, at: number): WallTime {
  const wall = at + offsetIn(zone, at) * minute
  const time = ((wall % dayMs) + dayMs) % dayMs
  return { day: new Date(wall - time).toISOString().slice(0, 10), time }
}

/**
 * The moments at which the clocks of a zone show a time, in order. Two where clocks are set back. Where they are set forward and
 * never show it, the one moment is as much later as they were set.
 */
export function momentsAt(zone: string, { day, time }: WallTime): readonly [first: number, last: number] {
  const wall = Date.parse(day) + time
  // No zone is more than 14 hours from UTC, so a day before and after is on either side of a change of the clock.
  const [before, after] = [-dayMs, dayMs].map((step) => wall - offsetIn(zone, wall + step) * minute)
  const shown = [before, after].filter((at): at is number => at !== undefined && isShownAt(zone, at, wall))
  const first = shown.length > 0 ? Math.min(...shown) : (before ?? wall)
  return [first, Math.max(first, ...shown)]
}

const isShownAt = (zone: string, at: number, wall: number) => at + offsetIn(zone, at) * minute === wall

/** The same day of another month; the last day of that month if it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const first = firstOf(month)
  const last = addDays(firstOf(month + 1), -1)
  return last.slice(8) < day.slice(8) ? last : first.slice(0, 8) + day.slice(8)
}

/** The first day of a month, which is counted from the start of year 0. */
const firstOf = (month: number): Day =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`

/**
 * The moment that many months later, or earlier if negative: `addMonths` of its civil day, at the same time on the clock. What
 * lasts months is never shorter than it says: of two moments with that time, it is the later one, and the earlier one before.
 */
export function monthsFrom(zone: string, at: number, months: number): number {
  const { day, time } = wallTimeIn(zone, at)
  const [first, last] = momentsAt(zone, { day: addMonths(day, months), time })
  return months < 0 ? first : last
}

/**
 * Whether a person has reached an age in years on a civil day. Born on 29 February, they reach it on 1 March of a common
 * year.
 */
export function hasReached(age: number, born: Day, today: Day): boolean {
  // The comparison is by text: 29 February of a year without it comes after 28 February and before 1 March.
  return `${String(Number(born.slice(0, 4)) + age).padStart(4, '0')}${born.slice(4)}` <= today
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: Day): number => (new Date(day).getUTCDay() + 6) % 7

/** The civil year of a moment. */
export const yearIn = (zone: string, at: number): number => Number(dayIn(zone, at).slice(0, 4))

/** A moment on the clocks of a zone with their offset, in whole seconds, for files: `2026-11-22T21:12:05-03:00` (ISO 8601). */
export function isoIn(zone: string, at: number): string {
  const offset = offsetIn(zone, at)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const minutes = Math.abs(offset)
  const sign = offset < 0 ? '-' : '+'
  const clock = new Date(at + offset * minute).toISOString().slice(0, -'.000Z'.length)
  return `${clock}${sign}${two(minutes / 60)}:${two(minutes % 60)}`
}

/** A moment on the clocks of a zone, in a form that spreadsheets read as a time: `2026-11-21 14:05:09`. */
export const civilText = (zone: string, at: Date): string =>
  isoIn(zone, at.getTime()).slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replace('T', ' ')
