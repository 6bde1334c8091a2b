/** A civil day, `yyyy-MM-dd`: days of one calendar compare as text. */
export type Day = string

/** Civil days from the first to the last, both included. */
export interface DayRange {
  readonly from: Day
  readonly to: Day
}

const minute = 60_000
const dayMs = 24 * 60 * minute

const formats = new Map<string, Intl.DateTimeFormat>()

/** The civil day of a moment in a time zone. Throws `RangeError` for a zone that the platform does not know. */
export function dayIn(zone: string, at: number): Day {
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

/** Whether a text is a day of the calendar: there is no 30 February, and a 29th in leap years alone. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}

/** The day so many days later, or earlier. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** How many days a range has; 1 where it begins and ends on the same day. */
export function daysOf({ from, to }: DayRange): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1
}

/**
 * The first moment of a civil day, milliseconds. A day begins at its midnight, except where the clock is set forward just
 * then. No day begins twice: clocks that are set back at midnight repeat an hour of the day before.
 */
export function startOf(day: Day, zone: string): number {
  const midnight = Date.parse(day)
  // No zone is more than 14 hours before UTC or 12 behind it. The days of ascending moments never descend.
  let before = midnight - 15 * 60 * minute
  let after = midnight + 15 * 60 * minute
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / minute / 2) * minute
    if (dayIn(zone, middle) < day) before = middle
    else after = middle
  }
  return after
}

/** The moments of a range: from the first, inclusive, to the last, exclusive; milliseconds. */
export function momentsOf({ from, to }: DayRange, zone: string): { readonly from: number; readonly to: number } {
  return { from: startOf(from, zone), to: startOf(addDays(to, 1), zone) }
}
