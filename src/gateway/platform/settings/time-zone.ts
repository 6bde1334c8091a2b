import type { Executor } from '#gateway/platform/db/client.ts'
import { addDays, type Day, type DayRange, dayIn, momentsOf } from '#lib/civil-days.ts'
import { readSetting, readSettings } from './settings.ts'
import { brandSetting } from './site-settings.ts'

/** The IANA time zone in which the operator's civil days, weeks and months begin and end. */
export async function brandTimeZone(on: Executor): Promise<string> {
  const { timeZone } = await readSetting(on, brandSetting.name, brandSetting.shape, brandSetting.fallback)
  return timeZone
}

/** The civil day of a moment in the operator's time zone, and the next one. */
export async function operatorDays(
  on: Executor,
  now: Date,
): Promise<{ readonly today: Day; readonly tomorrow: Day; readonly timeZone: string }> {
  const timeZone = await brandTimeZone(on)
  const today = dayIn(timeZone, now.getTime())
  return { today, tomorrow: addDays(today, 1), timeZone }
}

/** Moments from the first up to the second, which is excluded. */
export interface Within {
  readonly from: Date
  readonly to: Date
}

/** The moments of civil days in the operator's time zone, both inclusive. */
export async function daysWithin(on: Executor, { from, to }: DayRange): Promise<Within> {
  const { brand } = await readSettings(on, { brand: brandSetting })
  const moments = momentsOf({ from, to }, brand.timeZone)
  return { from: new Date(moments.from), to: new Date(moments.to) }
}
