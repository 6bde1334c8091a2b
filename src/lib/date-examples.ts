import { type DatePatterns, writeDate } from './date-pattern.ts'
import { type DateShape, dateShapes } from './formats.ts'

/** A morning whose day, month and hour have one digit, in each month. */
const mornings = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2031, month, 4, 5, 6, 7)))
const afternoon = new Date(Date.UTC(2031, 2, 4, 15, 6, 7))

/** Dates for which pattern and `Intl` are compared: all months, days and hours, and leap years. */
const tried = Array.from(
  { length: 400 },
  (_, place) => new Date(Date.UTC(2023, 0, 1 + place * 5, place, place * 7, place)),
)

/**
 * What `<html data-dates>` of a page holds. A shape that cannot be written by a pattern (another calendar, other digits) is
 * left out, and `Intl` writes it.
 */
export function datesOfPage(locale: string): string {
  const names: string[][] = []
  const shapes: Partial<Record<DateShape, string>> = {}
  for (const shape of Object.keys(dateShapes) as DateShape[]) {
    const format = new Intl.DateTimeFormat(locale, { ...dateShapes[shape], timeZone: 'UTC' })
    const pattern = patternOf(format, names)
    if (pattern !== undefined && tried.every((date) => writeDate(pattern, names, date) === format.format(date)))
      shapes[shape] = pattern
  }
  return JSON.stringify({ names, shapes } satisfies DatePatterns)
}

/** @param names lists so far, to which those of this format are added */
function patternOf(format: Intl.DateTimeFormat, names: string[][]): string | undefined {
  const partOf = (date: Date, wanted: string) =>
    format.formatToParts(date).find(({ type }) => type === wanted)?.value ?? ''
  const listed = (list: string[]) => {
    const place = names.findIndex((known) => known.join() === list.join())
    return place === -1 ? names.push(list) - 1 : place
  }
  const letters: Readonly<Record<string, string>> = { day: 'd', month: 'm', year: 'y', minute: 'i', second: 's' }
  const parts = format.formatToParts(mornings[2]).map(({ type, value }) => {
    // V8 writes a plain space for the narrow one, but names the narrow one as the part.
    if (type === 'literal') return value.replaceAll('\u202f', ' ')
    if (type === 'dayPeriod') return `{a${listed([value, partOf(afternoon, type)])}}`
    const months = type === 'month' && !/^\d+$/.test(value)
    if (months) return `{m${listed(mornings.map((morning) => partOf(morning, 'month')))}}`
    const letter = type === 'hour' ? (partOf(afternoon, 'hour') === '15' ? 'H' : 'h') : letters[type]
    return letter && `{${letter}${value.length === 2 ? letter : ''}}`
  })
  return parts.includes(undefined) ? undefined : parts.join('')
}
