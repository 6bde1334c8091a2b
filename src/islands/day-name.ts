import { addDays, type Day } from '#lib/civil-days.ts'
import type { Translate } from '#lib/messages.ts'
import { dayText } from '#lib/moment-text.ts'

/** The heading of a day in a list by days: today, yesterday, or its date. */
export function dayName(t: Translate<'tables'>, day: Day, today: Day, locale: string): string {
  if (day === today) return t('day.today')
  return day === addDays(today, -1) ? t('day.yesterday') : dayText(day, locale, today)
}
