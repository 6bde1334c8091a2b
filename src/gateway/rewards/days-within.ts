import type { Executor } from '#gateway/db/client.ts'
import { readSettings } from '#gateway/system/settings.ts'
import { brandSetting } from '#gateway/system/site-settings.ts'
import { type DayRange, momentsOf } from '#lib/civil-days.ts'

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
