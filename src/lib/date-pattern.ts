import type { DateWriter } from './formats.ts'
import { pageAttribute } from './page-attribute.ts'
import { steadyOffset } from './steady-offset.ts'

/** How dates are written in a language: patterns made of what `Intl` wrote when the page was built. */
export interface DatePatterns {
  /** Lists of the months' names from January on, and of the two halves of the day. */
  readonly names: readonly (readonly string[])[]
  /**
   * By name of the shape (`lib/formats.ts`): text with fields in braces. A letter is a number, twice the letter a number of two
   * digits: `{d}` day, `{m}` month, `{y}` year, `{H}` hour of 24, `{h}` hour of 12, `{i}` minute, `{s}` second. `{m0}` is the month's
   * name in the first list, `{a1}` the half of the day in the second one.
   */
  readonly shapes: Readonly<Record<string, string>>
}

/**
 * Writes a date by a pattern.
 *
 * @param wall the time on the clock, as UTC
 */
export function writeDate(pattern: string, names: DatePatterns['names'], wall: Date): string {
  const hour = wall.getUTCHours()
  const numbers: Readonly<Record<string, number>> = {
    d: wall.getUTCDate(),
    m: wall.getUTCMonth() + 1,
    y: wall.getUTCFullYear(),
    H: hour,
    h: hour % 12 || 12,
    i: wall.getUTCMinutes(),
    s: wall.getUTCSeconds(),
  }
  return pattern.replace(/\{(\w)(\w?)\}/g, (_, field: string, more: string) => {
    if (field === 'a') return names[Number(more)]?.[hour < 12 ? 0 : 1] ?? ''
    if (field === 'm' && /\d/.test(more)) return names[Number(more)]?.[wall.getUTCMonth()] ?? ''
    const number = String(numbers[field])
    return more ? number.slice(-2).padStart(2, '0') : number
  })
}

let ofPage: { readonly of: string; readonly patterns: DatePatterns } | undefined

/** Writes a date by the page's pattern of a shape; undefined if it has none. */
export const writeDateByPage: DateWriter = (locale, shape, at, timeZone) => {
  const held = pageAttribute('dates', locale)
  if (held === undefined) return undefined
  if (ofPage?.of !== held) ofPage = { of: held, patterns: JSON.parse(held) as DatePatterns }
  const { names, shapes } = ofPage.patterns
  const pattern = shapes[shape]
  const wall = wallTime(at, timeZone)
  return pattern === undefined || !wall ? undefined : writeDate(pattern, names, wall)
}

/** The time on a zone's clock, as UTC; undefined if only `Intl` knows it. */
function wallTime(at: Date, timeZone: string | undefined): Date | undefined {
  const offset = timeZone === 'UTC' ? 0 : timeZone && steadyOffset(timeZone, at.getTime())
  return typeof offset === 'number' ? new Date(at.getTime() + offset * 60_000) : undefined
}
