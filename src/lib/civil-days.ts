import { steadyOffset } from './steady-offset.ts'

/** A civil day, `yyyy-MM-dd`. Days can be compared as text. */
export type Day = string

/** Civil days from the first to the last, both inclusive. */
export interface DayRange {
  readonly from: Day
  readonly to: Day
}

const minute = 60_000
const dayMs = 24 * 60 * minute

const formats = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, Intl.DateTimeFormat>()

/** The civil day of a moment in a time zone. Throws `RangeError` if the platform does not know the zone. */
export function dayIn(zone: string, at: number): Day {
  const steady = steadyOffset(zone, at)
  if (steady !== undefined) return new Date(at + steady * minute).toISOString().slice(0, 10)
  const known =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
  formats.set(zone, known)
  const parts = Object.fromEntries(known.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`
}

/** Whether a text is a day of the calendar; 30 February is not, 29 February only in leap years. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}

/** The day that many days later, or earlier if negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Number of days in a range; 1 if it starts and ends on the same day. */
export function daysOf({ from, to }: DayRange): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1
}

/**
 * The first moment of a civil day, in milliseconds. That is midnight, unless the clock is set forward at midnight. If
 * the clock is set back at midnight, the repeated hour belongs to the day before.
 */
export function startOf(day: Day, zone: string): number {
  const midnight = Date.parse(day)
  // No zone is more than 14 hours ahead of UTC or 12 behind it, and later moments never have an earlier day.
  let before = midnight - 15 * 60 * minute
  let after = midnight + 15 * 60 * minute
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / minute / 2) * minute
    if (dayIn(zone, middle) < day) before = middle
    else after = middle
  }
  return after
}

/** The moments of a range in milliseconds: `from` inclusive, `to` exclusive. */
export function momentsOf({ from, to }: DayRange, zone: string): { readonly from: number; readonly to: number } {
  return { from: startOf(from, zone), to: startOf(addDays(to, 1), zone) }
}

/**
 * The offset of a time zone from GMT at a moment, in minutes. Zones with summer time have two offsets.
 *
 * @param timeZone IANA name
 */
export function offsetIn(timeZone: string, at: number): number {
  return steadyOffset(timeZone, at) ?? offsetByIntl(timeZone, at)
}

function offsetByIntl(timeZone: string, at: number): number {
  const known = offsets.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  offsets.set(timeZone, known)
  const text = known.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /^GMT([+-])(\d\d):(\d\d)/.exec(text) ?? []
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
}

/** An offset as people write it: `GMT−3`, `GMT+5:30`, `GMT+0`. @param offset minutes */
export function offsetText(offset: number): string {
  const minutes = Math.abs(offset) % 60
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `GMT${offset < 0 ? '−' : '+'}${Math.floor(Math.abs(offset) / 60)}${rest}`
}

const yearMs = 365 * dayMs

/**
 * What `<html data-zone>` of a page holds: a time zone, and its offset in minutes if it has no other one for three years before and
 * after. A browser needs 30 ms for its first `Intl.DateTimeFormat` of a zone, a weak phone over 100; to add minutes takes no time.
 */
export function zoneOfPage(timeZone: string, now: number): string {
  const offset = offsetByIntl(timeZone, now)
  for (let at = now - 3 * yearMs; at < now + 3 * yearMs; at += 7 * dayMs)
    if (offsetByIntl(timeZone, at) !== offset) return timeZone
  return `${timeZone} ${offset}`
}
