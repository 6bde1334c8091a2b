import type { Database } from '#gateway/db/client.ts'
import { purge } from '#gateway/db/purge.ts'

const keptMs = 7 * 24 * 3_600_000

/** Deletes sums of 5 minutes that no salary is settled by any more. */
export async function forgetMinutes(database: Database, now: Date): Promise<void> {
  const before = Math.floor((now.getTime() - keptMs) / 300_000)
  await purge(database, 'line_minutes', 'slot < $1', [before])
}
