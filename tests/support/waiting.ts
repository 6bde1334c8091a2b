import type { Database } from '#gateway/platform/db/client.ts'
import { rowsAs } from './rows.ts'

// A wait for a row names no database, but whoever waits has locks in it.
const waitingText = `SELECT count(DISTINCT w.pid)::integer AS n FROM pg_locks w WHERE NOT w.granted AND EXISTS (
  SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database WHERE l.pid = w.pid AND d.datname = current_database())`

/** Resolves when so many transactions of this PostgreSQL database wait for locks of others. @throws if the work ends without waiting */
export async function untilWaiting(database: Database, count: number, work: Promise<unknown>): Promise<void> {
  let hasEnded = false
  const end = () => {
    hasEnded = true
  }
  work.then(end, end)
  while (((await rowsAs<{ n: number }>(database, waitingText))[0]?.n ?? 0) < count)
    if (hasEnded) throw new Error('It has not waited.')
}
