import { type Day, offsetIn, offsetText } from './civil-days.ts'
import { type DateShape, dateFormat } from './formats.ts'
import { operatorZone } from './operator-zone.ts'

type TimeShape = Extract<DateShape, 'clock' | 'time' | 'moment' | 'momentFigures' | 'second'>

/**
 * A moment of the past or near future, with its day and minute unless the shape says otherwise, on the operator's clock. If the
 * device's clock shows another time, the text names the zone: `22 Nov 2026, 21:12 (GMT−3)`.
 *
 * @param at ISO 8601
 * @param timeZone left out for the operator's
 */
export function momentText(at: string, locale: string, timeZone = operatorZone(), shape: TimeShape = 'moment'): string {
  return dateFormat(locale, shape, timeZone).format(new Date(at)) + zoneNote(at, timeZone)
}

/** Two moments with what they share written once, and the zone as in `momentText`. */
export function momentsText(from: string, to: string, locale: string, timeZone = operatorZone()): string {
  const range = dateFormat(locale, 'momentFigures', timeZone).formatRange(new Date(from), new Date(to))
  return range + zoneNote(from, timeZone)
}

/** The times of two moments of one day, `20:14 – 20:41`, or one time if both are in the same minute; the zone as in `momentText`. */
export function timesText(from: string, to: string, locale: string, timeZone = operatorZone()): string {
  const time = dateFormat(locale, 'time', timeZone)
  const [begin, end] = [time.format(new Date(from)), time.format(new Date(to))]
  return (begin === end ? end : `${begin} – ${end}`) + zoneNote(to, timeZone)
}

/** ` (GMT−3)` if the device's clock shows another time at that moment; otherwise nothing. */
export function zoneNote(at: string, timeZone = operatorZone()): string {
  const then = new Date(at)
  const offset = timeZone === undefined ? undefined : offsetIn(timeZone, then.getTime())
  return offset === undefined || offset === -then.getTimezoneOffset() ? '' : ` (${offsetText(offset)})`
}

/** A day in words: `20 de novembro`, `20 November`. The year is added if it is not the current one. */
export function dayText(day: Day, locale: string, today: Day): string {
  const shape = day.slice(0, 4) === today.slice(0, 4) ? 'dayLongMonth' : 'dayLongMonthYear'
  return dateFormat(locale, shape, 'UTC').format(new Date(day))
}
