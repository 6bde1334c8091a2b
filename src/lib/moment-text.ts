import { dateFormat } from './formats.ts'

/**
 * A moment of the past or near future, with its day and minute.
 *
 * @param at ISO 8601
 * @param timeZone left out for that of the device
 */
export const momentText = (at: string, locale: string, timeZone?: string): string =>
  dateFormat(locale, 'moment', timeZone).format(new Date(at))

/**
 * A day in words: `20 de novembro`, `20 November`. The year is added if it is not the current one.
 *
 * @param day `yyyy-MM-dd`
 */
export function dayText(day: string, locale: string, now: Date): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const shape = year === now.getFullYear() ? 'dayLongMonth' : 'dayLongMonthYear'
  return dateFormat(locale, shape).format(new Date(year, month - 1, date))
}
