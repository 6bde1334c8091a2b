import { bigint, nullable, type } from 'superstruct'
import type { Database } from './client.ts'
import { completeBy } from './complete-by.ts'
import { Instant, rowOf } from './rows.ts'

/** The shortest period of anything that is summed up: time is closed at its bounds, where all longer periods end too. */
const step = 300_000

/** The start of the period of five minutes of a moment. */
const stepOf = (now: Date) => new Date(Math.floor(now.getTime() / step) * step)

/**
 * Closes the time before the current five minutes of a gateway's clock. What is written from then on, by whatever gateway, gets no
 * earlier moment (`open_moment`): a clock that is behind, or was set back, writes into the first period that is open. Every job
 * that sums up periods calls it before it looks for open transactions.
 */
export async function closeTime(database: Database, now: Date): Promise<void> {
  await database.query('UPDATE closed_time SET closed_to = :closedTo WHERE closed_to < :closedTo', {
    closedTo: stepOf(now),
  })
}

const BegunRow = type({ closed_to: Instant, begun: bigint() })
const EndedRow = type({ ended: bigint() })

/** Milliseconds for which short transactions are waited for. One that stays open longer is left to the next run. */
const patience = 5_000

/** Waits until all transactions below a number have ended. @returns whether they have */
async function haveEnded(database: Database, begun: bigint): Promise<boolean> {
  const text = 'SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS ended'
  for (let waited = 0; waited < patience; waited += 50) {
    if (((await rowOf(database, EndedRow, text))?.ended ?? 0n) >= begun) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

const MarkRow = type({
  closed_to: Instant,
  seen_to: bigint(),
  seen_at: nullable(Instant),
  complete_to: nullable(Instant),
  ended: bigint(),
  begun: bigint(),
})

/**
 * Closes the time, for jobs that read the bets themselves.
 *
 * @returns the moment before which nothing will be written any more, and everything can be read; null if that is not known yet
 */
export async function completeTime(database: Database, now: Date): Promise<Date | null> {
  await closeTime(database, now)
  const closed = await rowOf(
    database,
    BegunRow,
    `SELECT closed_to, pg_snapshot_xmax(s)::text::bigint AS begun FROM closed_time, pg_current_snapshot() s`,
  )
  if (closed && (await haveEnded(database, closed.begun))) return closed.closed_to
  return await database.transaction(async (tx) => {
    await tx.query('SELECT FROM closed_time FOR NO KEY UPDATE')
    const mark = await rowOf(
      tx,
      MarkRow,
      `SELECT closed_to, seen_to, seen_at, complete_to, pg_snapshot_xmin(s)::text::bigint AS ended,
         pg_snapshot_xmax(s)::text::bigint AS begun
       FROM closed_time, pg_current_snapshot() s`,
    )
    if (!mark) throw new Error('The closed time has no row')
    const complete = completeBy(mark, mark.closed_to)
    await tx.query('UPDATE closed_time SET seen_to = :begun, seen_at = :closedTo, complete_to = :complete', {
      begun: mark.begun,
      closedTo: mark.closed_to,
      complete,
    })
    return complete
  })
}
