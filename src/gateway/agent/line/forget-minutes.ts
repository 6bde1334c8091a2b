import type { Database } from '#gateway/db/client.ts'
import { purge } from '#gateway/db/purge.ts'

const keptMs = 7 * 24 * 3_600_000

/** Deletes sums of 5 minutes that are some days old, and that no contract is to be settled by any more. */
export async function forgetMinutes(database: Database, now: Date): Promise<void> {
  const before = Math.floor((now.getTime() - keptMs) / 300_000)
  await purge(database, 'line_minutes', `slot < $1 AND slot < ${settledText}`, [before])
}

// Without a contract of hours or of 5 minutes there is nothing to wait for.
const settledText = `coalesce((SELECT floor(extract(epoch FROM min(t.settled_to)) / 300)::bigint FROM line_settled t
  WHERE t.cycle IN ('hour', 'minutes5')
    AND EXISTS (SELECT FROM line_contract c WHERE c.kind = t.kind AND (c.ends_at IS NULL OR c.ends_at > t.settled_to))), $1)`
