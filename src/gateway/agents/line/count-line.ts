import { bigint, integer, nullable, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Database, Transaction } from '#gateway/platform/db/client.ts'
import { closeTime } from '#gateway/platform/db/closed-time.ts'
import { completeBy } from '#gateway/platform/db/complete-by.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { takeMark } from '#gateway/platform/db/take-mark.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { countBetsText, countGamesText, countMoneyText } from './count-texts.ts'

const MarkRow = type({
  counted_to: bigint(),
  games_to: bigint(),
  seen_to: bigint(),
  seen_at: nullable(Instant),
  complete_to: nullable(Instant),
  ended: bigint(),
  begun: bigint(),
})

/** Transactions whose bets are counted at once, so that the first run over a large database does not become one long statement. */
const stretch = 1_000_000n

/** Movements of money that are counted at once. */
const moneyBatch = 5_000

/**
 * Adds the bets and movements since the last run to the sums of accounts below agents and of the agents above them. The same
 * transaction notes up to where it counted, so everything counts once, also if a gateway stops midway or several run this at once.
 * Bets of transactions that are still open are counted later. A mark by time would miss them.
 */
export async function countLine(deps: GatewayDeps): Promise<void> {
  const { database, now } = deps
  let isMore = true
  while (isMore) {
    const at = now()
    await closeTime(database, at)
    isMore = await database.transaction((tx) => count(tx, at), { statementTimeout: 600_000 })
  }
}

/** @returns whether there is more to count */
async function count(tx: Transaction, now: Date): Promise<boolean> {
  // Another gateway counts now.
  if (!(await takeMark(tx, 'line_mark'))) return false
  const mark = await rowOf(
    tx,
    MarkRow,
    `SELECT counted_to, games_to, seen_to, seen_at, complete_to, pg_snapshot_xmin(s)::text::bigint AS ended,
       pg_snapshot_xmax(s)::text::bigint AS begun
     FROM line_mark, pg_current_snapshot() s`,
  )
  if (!mark) return false
  const timeZone = await brandTimeZone(tx)
  // The plan must not depend on statistics, which the embedded database never collects.
  await tx.query('SET LOCAL enable_seqscan = off')
  const to = least(mark.counted_to + stretch, mark.ended)
  // Transaction ids start again in a database that was restored elsewhere. The bets that it holds are already counted.
  if (to > mark.counted_to) await tx.query(countBetsText, { countedTo: mark.counted_to, to, timeZone })
  // Usually the same bets; only what was counted without games comes later (see the column).
  const gamesTo = least(mark.games_to + stretch, to)
  if (gamesTo > mark.games_to) await tx.query(countGamesText, { countedTo: mark.games_to, to: gamesTo, timeZone })
  const money = await rowOf(tx, TakenRow, countMoneyText, { moneyBatch, timeZone })
  const isMore = to < mark.ended || (money?.taken ?? 0) >= moneyBatch
  const completeTo = isMore ? mark.complete_to : completeBy(mark, now)
  await tx.query(
    `UPDATE line_mark SET counted_to = :to, games_to = :gamesTo, seen_to = :begun, seen_at = :now, complete_to = :completeTo`,
    { to, gamesTo, begun: mark.begun, now, completeTo },
  )
  return isMore || gamesTo < to
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

const TakenRow = type({ taken: integer() })

const CompleteRow = type({ complete_to: nullable(Instant) })

/** The moment up to which everything is counted; undefined before the first run. */
export async function figuresAsOf(tx: Pick<Transaction, 'query'>): Promise<Date | null> {
  return (await rowOf(tx, CompleteRow, 'SELECT complete_to FROM line_mark'))?.complete_to ?? null
}

/** The same of the sums by game; null also while past bets are still to be counted by game. */
export async function gamesAsOf(tx: Pick<Transaction, 'query'>): Promise<Date | null> {
  const text = 'SELECT CASE WHEN games_to >= counted_to THEN complete_to END AS complete_to FROM line_mark'
  return (await rowOf(tx, CompleteRow, text))?.complete_to ?? null
}

const keptMs = 7 * 24 * 3_600_000

/** Deletes old sums of 5 minutes that no contract needs for its settlement any more. */
export async function forgetMinutes(database: Database, now: Date): Promise<void> {
  const before = Math.floor((now.getTime() - keptMs) / 300_000)
  await purge(database, 'line_minutes', `slot < :before AND slot < ${settledText}`, { before })
}

// Only contracts of an hour or of 5 minutes are settled by these sums.
const settledText = `coalesce((SELECT floor(extract(epoch FROM min(t.settled_to)) / 300)::bigint FROM line_settled t
  WHERE t.cycle IN ('hour', 'minutes5')
    AND EXISTS (SELECT FROM line_contract c WHERE c.kind = t.kind AND (c.ends_at IS NULL OR c.ends_at > t.settled_to))), :before)`
