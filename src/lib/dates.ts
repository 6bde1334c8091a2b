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
