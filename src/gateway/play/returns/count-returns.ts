import { bigint, nullable, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { closeTime } from '#gateway/platform/db/closed-time.ts'
import { completeBy } from '#gateway/platform/db/complete-by.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { takeMark } from '#gateway/platform/db/take-mark.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { countReturnsText } from './return-texts.ts'

const MarkRow = type({
  counted_to: bigint(),
  seen_to: bigint(),
  seen_at: nullable(Instant),
  complete_to: nullable(Instant),
  ended: bigint(),
  begun: bigint(),
})

/** Transactions whose bets are counted at once, so that the first run over a large database does not become one long statement. */
const stretch = 1_000_000n

/**
 * Adds the bets that were settled since the last run to the published sums of their games (product rule 39.1). The mark moves in the
 * same transaction, so each bet counts once even if a process dies. If several gateways run this at once, one of them counts.
 */
export async function countReturns({ database, now }: GatewayDeps): Promise<void> {
  let isMore = true
  while (isMore) {
    const at = now()
    await closeTime(database, at)
    isMore = await database.transaction((tx) => count(tx, at), { statementTimeout: 600_000 })
  }
}

/** @returns whether there is more to count */
async function count(tx: Transaction, now: Date): Promise<boolean> {
  if (!(await takeMark(tx, 'return_mark'))) return false
  const mark = await rowOf(
    tx,
    MarkRow,
    `SELECT counted_to, seen_to, seen_at, complete_to, pg_snapshot_xmin(s)::text::bigint AS ended,
       pg_snapshot_xmax(s)::text::bigint AS begun
     FROM return_mark, pg_current_snapshot() s`,
  )
  if (!mark) return false
  // The plan must not depend on statistics, which the embedded database never collects.
  await tx.query('SET LOCAL enable_seqscan = off')
  // Transaction ids start again in a database that was restored elsewhere: sums are counted again.
  const isRestored = mark.ended < mark.counted_to
  if (isRestored) for (const table of ['game_return', 'game_return_day']) await tx.query(`DELETE FROM ${table}`)
  const countedTo = isRestored ? 0n : mark.counted_to
  const to = countedTo + stretch < mark.ended ? countedTo + stretch : mark.ended
  if (to > countedTo) await tx.query(countReturnsText, { countedTo, to, timeZone: await brandTimeZone(tx) })
  const isMore = to < mark.ended
  const seen = isRestored ? { ...mark, seen_to: mark.begun } : mark
  await tx.query(
    'UPDATE return_mark SET counted_to = :to, seen_to = :begun, seen_at = :now, complete_to = :completeTo',
    { to, begun: mark.begun, now, completeTo: isMore ? mark.complete_to : completeBy(seen, now) },
  )
  return isMore
}
