import type { Executor } from '#gateway/db/client.ts'
import { daysBefore, purge } from '#gateway/db/purge.ts'

/** Days for which the time of play is kept; limits look back a month. */
const playDays = 365

/** Deletes old days of play. */
export async function forgetPlayDays(on: Executor, now: Date): Promise<void> {
  await purge(on, 'play_day', 'day < $1::timestamptz', [daysBefore(now, playDays)])
}
