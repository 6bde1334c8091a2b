/** A moment with its day: `24 Nov 2026, 09:15`. */
export const momentText = (at: string, locale: string): string =>
  new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
