import type { Executor } from '#gateway/db/client.ts'
import { addDays, type Day, dayIn } from '#lib/civil-days.ts'
import { brandTimeZone } from './time-zone.ts'

/** The civil day of a moment in the operator's time zone, and the next one. */
export async function operatorDays(
  on: Executor,
  now: Date,
): Promise<{ readonly today: Day; readonly tomorrow: Day; readonly timeZone: string }> {
  const timeZone = await brandTimeZone(on)
  const today = dayIn(timeZone, now.getTime())
  return { today, tomorrow: addDays(today, 1), timeZone }
}
