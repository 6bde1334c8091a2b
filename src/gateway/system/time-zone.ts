import type { Executor } from '#gateway/db/client.ts'
import { readSetting } from './settings.ts'
import { brandSetting } from './site-settings.ts'

/** The IANA time zone in which the operator's civil days, weeks and months begin and end. */
export async function brandTimeZone(on: Executor): Promise<string> {
  const { timeZone } = await readSetting(on, brandSetting.name, brandSetting.shape, brandSetting.fallback)
  return timeZone
}
