import { addDays, type Day, dayIn } from '#lib/civil-days.ts'
import { momentsAt, weekdayOf } from '#lib/civil-time.ts'

/** A time of the day, `HH:MM`, from 00:00 to 24:00. */
export type TimeOfDay = string

/** When a lottery draws. */
export interface Timetable {
  /** IANA name of the time zone of its days. */
  readonly zone: string
  readonly draws:
    | {
        readonly kind: 'every'
        readonly minutes: number
        /** The first draw of a day, and when no more begin; a time that is not later than the first is on the next day. */
        readonly from: TimeOfDay
        readonly until: TimeOfDay
      }
    | { readonly kind: 'at'; readonly times: readonly TimeOfDay[] }
  /** Days of the week with draws, from 0 for Monday to 6 for Sunday; all if left out. */
  readonly weekdays?: readonly number[]
  /** Days of the month with draws; all if left out. */
  readonly monthDays?: readonly number[]
  /** Days without draws. */
  readonly holidays?: readonly Day[]
  /** Milliseconds before a draw at which no more bets are taken. */
  readonly leadMs: number
}

/** A draw of a timetable. Instants in milliseconds. */
export interface Issue {
  /** The day and the number of the draw on it, such as `20261121-0001`. Unique for a lottery. */
  readonly id: string
  readonly day: Day
  readonly closesAt: number
  readonly drawsAt: number
}

const minuteMs = 60_000

/**
 * The draws of a day, in their order. Those after midnight of a series that began before it belong to the day of its beginning.
 *
 * Draws of a series are as far from each other as the timetable says, also in a night in which the clock is moved: such a day has more
 * of them or less, none twice and none at a time that does not exist.
 */
export function issuesOf(timetable: Timetable, day: Day): Issue[] {
  const { draws, weekdays, monthDays, holidays = [], leadMs } = timetable
  if (weekdays && !weekdays.includes(weekdayOf(day))) return []
  if (monthDays && !monthDays.includes(Number(day.slice(-2)))) return []
  if (holidays.includes(day)) return []
  const moments =
    draws.kind === 'every' ? seriesOf(timetable.zone, day, draws) : timesOf(timetable.zone, day, draws.times)
  return moments.map((drawsAt, index) => ({
    id: `${day.replaceAll('-', '')}-${String(index + 1).padStart(4, '0')}`,
    ...{ day, closesAt: drawsAt - leadMs, drawsAt },
  }))
}

/** The day that an issue belongs to. @param id as in {@link Issue} */
export const dayOfIssue = (id: string): Day => `${id.slice(0, 4)}-${id.slice(4, 6)}-${id.slice(6, 8)}`

/** The next issues that still take bets, in their order. @param now milliseconds */
export function nextIssues(timetable: Timetable, now: number, count: number): Issue[] {
  const issues: Issue[] = []
  const first = addDays(dayIn(timetable.zone, now), -1)
  for (let day = first, looked = 0; issues.length < count && looked < mostDays; day = addDays(day, 1), looked++)
    issues.push(...issuesOf(timetable, day).filter(({ closesAt }) => closesAt > now))
  return issues.slice(0, count)
}

/** Days that are looked at for the next issues: a lottery that draws on one day a week, and rests over some holidays. */
const mostDays = 400

function seriesOf(
  zone: string,
  day: Day,
  { minutes, from, until }: Extract<Timetable['draws'], { kind: 'every' }>,
): number[] {
  const start = momentOf(zone, day, from)
  const end = momentOf(zone, minutesOf(until) > minutesOf(from) ? day : addDays(day, 1), until)
  const step = minutes * minuteMs
  return Array.from({ length: Math.max(0, Math.ceil((end - start) / step)) }, (_, index) => start + index * step)
}

const timesOf = (zone: string, day: Day, times: readonly TimeOfDay[]): number[] =>
  [...new Set(times.map((time) => momentOf(zone, day, time)))].sort((one, other) => one - other)

const minutesOf = (time: TimeOfDay): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return 60 * hours + minutes
}

/** The moment of a time of the day, in milliseconds: the first of two, and as much later as the clock is set forward over it. */
const momentOf = (zone: string, day: Day, time: TimeOfDay): number =>
  time === '24:00'
    ? momentsAt(zone, { day: addDays(day, 1), time: 0 })[0]
    : momentsAt(zone, { day, time: minutesOf(time) * minuteMs })[0]
