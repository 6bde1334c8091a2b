// Formatters, each made once: a slow phone takes up to 2 ms for one, and a list needs the same one in each of its rows.
const dates = new Map<string, Intl.DateTimeFormat>()
const numbers = new Map<string, Intl.NumberFormat>()

/** The formatter of dates for a language; without options it writes the day in figures. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat =>
  kept(dates, locale + JSON.stringify(options), () => new Intl.DateTimeFormat(locale, options))

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
