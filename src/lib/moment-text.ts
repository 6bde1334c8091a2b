import { dateFormat } from './formats.ts'

/**
 * A moment of the past or near future, with its day and minute.
 *
 * @param at ISO 8601
 * @param timeZone left out for that of the device
 */
export const momentText = (at: string, locale: string, timeZone?: string): string =>
  dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...(timeZone ? { timeZone } : {}) }).format(
    new Date(at),
  )

/** Browser and system of a device; empty if neither is known. */
export const deviceText = ({ browser, system }: { readonly browser: string; readonly system: string }): string =>
  [browser, system].filter((name) => name !== '').join(' · ')

/** A duration in its largest whole unit, as people say it: 40 seconds, 2 minutes, 3 hours. @param seconds at least 0 */
export function durationText(seconds: number, locale: string): string {
  const [unit, value] =
    seconds < 60
      ? (['second', seconds] as const)
      : seconds < 5_400
        ? (['minute', seconds / 60] as const)
        : (['hour', seconds / 3_600] as const)
  const rounded = unit === 'hour' ? Math.round(value * 2) / 2 : Math.round(value)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(rounded)
}

/**
 * A day in words: `20 de novembro`, `20 November`. The year is added if it is not the current one.
 *
 * @param day `yyyy-MM-dd`
 */
export function dayText(day: string, locale: string, now: Date): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const known = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(year === now.getFullYear() ? {} : { year: 'numeric' }),
  })
  return known.format(new Date(year, month - 1, date))
}
