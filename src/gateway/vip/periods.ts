import { benefitPeriods } from '#contract/entities/vip.ts'
import { addDays, dayIn, startOf } from '#lib/civil-days.ts'

export const vipPeriods = benefitPeriods
export type VipPeriod = (typeof vipPeriods)[number]

/**
 * The week (from Monday on) or month that a moment lies in, by civil days of a time zone. `to` belongs to the next one.
 */
export function vipPeriodOf(every: VipPeriod, timeZone: string, at: Date): { readonly from: Date; readonly to: Date } {
  const day = dayIn(timeZone, at.getTime())
  const first = every === 'week' ? addDays(day, -((new Date(day).getUTCDay() + 6) % 7)) : `${day.slice(0, 7)}-01`
  // 31 days after the first of a month lie in the next one, and so does its first day.
  const next = every === 'week' ? addDays(first, 7) : `${addDays(first, 31).slice(0, 7)}-01`
  return { from: new Date(startOf(first, timeZone)), to: new Date(startOf(next, timeZone)) }
}
