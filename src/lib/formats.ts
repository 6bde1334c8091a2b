import { operatorZone } from './operator-zone.ts'

/** The ways to write a date. */
export const dateShapes = {
  /** The day in figures. */
  figures: {},
  dayMonthFigures: { day: '2-digit', month: '2-digit' },
  dayMonth: { day: 'numeric', month: 'short' },
  dayLongMonth: { day: 'numeric', month: 'long' },
  dayLongMonthYear: { day: 'numeric', month: 'long', year: 'numeric' },
  monthYear: { month: 'long', year: 'numeric' },
  day: { dateStyle: 'medium' },
  longDay: { dateStyle: 'long' },
  /** Hour, minute and second. */
  clock: { hour: 'numeric', minute: 'numeric', second: 'numeric' },
  /** Hour and minute. */
  time: { timeStyle: 'short' },
  /** Day, hour and minute. */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  /** The day in figures, hour and minute. */
  momentFigures: { dateStyle: 'short', timeStyle: 'short' },
  /** The day in figures, hour, minute and second. */
  second: { dateStyle: 'short', timeStyle: 'medium' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

export type DateShape = keyof typeof dateShapes

export interface DateFormat {
  format(at: Date | number): string
  /** Two dates with what they share written once. */
  formatRange(from: Date, to: Date): string
}

/** Writes a date without `Intl`; undefined where it cannot. */
export type DateWriter = (
  locale: string,
  shape: DateShape,
  at: Date,
  timeZone: string | undefined,
) => string | undefined

let writeByPage: DateWriter | undefined

/** Dates are written by this from now on, where it can. Only the centres have it: their pages bring patterns. */
export function writeDatesBy(writer: DateWriter): void {
  writeByPage = writer
}

// Formatters, each made once: a slow phone takes up to 2 ms for one, and a list needs the same one in each of its rows.
const dates = new Map<string, Intl.DateTimeFormat>()
const numbers = new Map<string, Intl.NumberFormat>()

/**
 * The formatter of dates for a language.
 *
 * @param timeZone left out for the operator's
 */
export function dateFormat(locale: string, shape: DateShape = 'figures', timeZone = operatorZone()): DateFormat {
  const byIntl = () =>
    kept(
      dates,
      `${locale} ${shape} ${timeZone}`,
      () => new Intl.DateTimeFormat(locale, timeZone ? { ...dateShapes[shape], timeZone } : dateShapes[shape]),
    )
  return {
    format: (at) => writeByPage?.(locale, shape, new Date(at), timeZone) ?? byIntl().format(at),
    formatRange: (from, to) => byIntl().formatRange(from, to),
  }
}

/** The formatter of numbers for a language. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  kept(numbers, locale + JSON.stringify(options), () => new Intl.NumberFormat(locale, options))

function kept<Made>(known: Map<string, Made>, key: string, make: () => Made): Made {
  const made = known.get(key) ?? make()
  known.set(key, made)
  return made
}

/** A count as a small mark shows it. */
export const shownCount = (count: number): string => (count > 99 ? '99+' : String(count))
