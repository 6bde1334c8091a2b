import { bigint, nullable, type } from 'superstruct'
import { modules } from '#contract/site/system/whitelabel.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { closeTime } from '#gateway/platform/db/closed-time.ts'
import { completeBy } from '#gateway/platform/db/complete-by.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { takeMark } from '#gateway/platform/db/take-mark.ts'
import { moduleEnabled } from '#gateway/platform/settings/whitelabel.ts'
import { openRebates } from './open-rebates.ts'
import { programmesAt } from './programme.ts'
import { recordReachedLevels } from './reached-levels.ts'

const MarkRow = type({
  counted_to: bigint(),
  seen_to: bigint(),
  seen_at: nullable(Instant),
  complete_to: nullable(Instant),
  ended: bigint(),
  begun: bigint(),
})

/**
 * Reads the bets that were settled since the last run: reached levels are stored, and a rebate begins for each
 * category and period. The mark moves in the same transaction, so each bet counts once even if a process dies. If several
 * gateways run this at once, one of them counts.
 *
 * @returns the moment up to which everything that was settled is counted; undefined if that is not known, or if another
 *   gateway counts now
 */
export async function countBets({ database, now }: GatewayDeps): Promise<Date | undefined> {
  const at = now()
  await closeTime(database, at)
  return await database.transaction((tx) => count(tx, at), { statementTimeout: 600_000 })
}

async function count(tx: Transaction, now: Date): Promise<Date | undefined> {
  if (!(await takeMark(tx, 'vip_mark'))) return undefined
  const mark = await rowOf(
    tx,
    MarkRow,
    `SELECT counted_to, seen_to, seen_at, complete_to, pg_snapshot_xmin(s)::text::bigint AS ended,
       pg_snapshot_xmax(s)::text::bigint AS begun
     FROM vip_mark, pg_current_snapshot() s`,
  )
  if (!mark) return undefined
  // The plan must not depend on statistics, which the embedded database never collects.
  await tx.query('SET LOCAL enable_seqscan = off')
  // Transaction ids start again in a database that was restored elsewhere: sums are counted again, and reached levels
  // stay.
  const isRestored = mark.ended < mark.counted_to
  if (isRestored) await tx.query('DELETE FROM vip_total')
  const stretch = { from: isRestored ? 0n : mark.counted_to, to: mark.ended }
  // Sums are also kept without a programme, so that a new one finds them.
  const isOn = await moduleEnabled(tx, modules.vip)
  await recordReachedLevels(tx, stretch, isOn)
  if (isOn) await openRebates(tx, stretch, await programmesAt(tx, now))
  const completeTo = completeBy(isRestored ? { ...mark, seen_to: mark.begun } : mark, now)
  await tx.query(
    'UPDATE vip_mark SET counted_to = :ended, seen_to = :begun, seen_at = :now, complete_to = :completeTo',
    { ended: mark.ended, begun: mark.begun, now, completeTo },
  )
  return completeTo ?? undefined
}
