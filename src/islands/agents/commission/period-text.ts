import type { StatementRow } from '#contract/agents/commission/commission-statement.ts'
import { dateFormat } from '#lib/formats.ts'
import { zoneNote } from '#lib/moment-text.ts'

/**
 * The time of a statement in words: its day, its first and last day, or its day and hours.
 *
 * @param timeZone the operator's, in which periods begin and end
 */
export function periodText(
  { period, from, to }: Pick<StatementRow, 'period' | 'from' | 'to'>,
  locale: string,
  timeZone: string,
): string {
  const first = new Date(from)
  if (period.startsWith('h:') || period.startsWith('m5:')) {
    const day = dateFormat(locale, 'day', timeZone).format(first)
    const time = dateFormat(locale, 'time', timeZone)
    return `${day}, ${time.format(first)}–${time.format(new Date(to))}${zoneNote(from, timeZone)}`
  }
  // The end belongs to the next period.
  const last = new Date(Date.parse(to) - 1)
  return dateFormat(locale, 'day', timeZone).formatRange(first, last)
}
