import { momentText } from '#lib/moment-text.ts'
import { $zone } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'

/**
 * How the agent centre writes moments: in the brand's time zone, as its clock does, because its periods and contracts begin
 * with the brand's days.
 *
 * @returns a function of a moment (ISO 8601)
 */
export function useMoment(locale: string): (at: string) => string {
  const timeZone = useStore($zone)
  return (at) => momentText(at, locale, timeZone)
}
