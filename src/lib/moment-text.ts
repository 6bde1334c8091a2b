import { dateFormat } from './formats.ts'

/** A moment of the past or near future, with its day and minute. @param at ISO 8601 */
export const momentText = (at: string, locale: string): string =>
  dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))

/** Browser and system of a device; empty if neither is known. */
export const deviceText = ({ browser, system }: { readonly browser: string; readonly system: string }): string =>
  [browser, system].filter((name) => name !== '').join(' · ')
