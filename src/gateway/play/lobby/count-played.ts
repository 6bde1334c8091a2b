import { bigint, string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { takeMark } from '#gateway/platform/db/take-mark.ts'

const hourMs = 3_600_000

/** The number of hours that the winner board and the most played games cover. */
const windowHours = 7 * 24

/** Wins that are kept per hour: as many as a board can show, so that each of the week's largest is among them. */
export const winsPerHour = 100

/** The first hour that counts. The week begins at a full hour. */
export function playedSince(now: Date): Date {
  return new Date((Math.floor(now.getTime() / hourMs) - windowHours) * hourMs)
}

/**
 * Counts the bets settled since the last run, and deletes figures older than the week. The watermark moves in the same
 * transaction, so each bet counts once even if a process dies. If several gateways run this at once, one of them counts.
 *
 * The watermark is a transaction id. All transactions below it have ended, so no bet can be settled below it later.
 */
export async function countPlayed({ database, now }: GatewayDeps): Promise<void> {
  const since = playedSince(now())
  await database.transaction((tx) => count(tx, since), { statementTimeout: 600_000 })
}

const MarkRow = type({ counted_to: bigint(), since: Instant, ended: bigint() })

/** The hour is text, because it is only passed to the next statement. */
const HourRow = type({ hour: string() })

async function count(tx: Transaction, window: Date): Promise<void> {
  if (!(await takeMark(tx, 'played_mark'))) return
  const mark = await rowOf(
    tx,
    MarkRow,
    `SELECT counted_to, greatest(since, :window) AS since, pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS ended
     FROM played_mark`,
    { window },
  )
  if (!mark) return
  // A clock that was set back brings no hour back whose figures are deleted.
  const { since } = mark
  await tx.query('SELECT wager_sum_up()')
  await tx.query(byIndex)
  // Transaction ids begin again in a database that was restored elsewhere.
  const isRestored = mark.ended < mark.counted_to
  if (isRestored) for (const table of ['played_hour', 'played_game', 'top_win']) await tx.query(`DELETE FROM ${table}`)
  const from = isRestored ? 0n : mark.counted_to
  const hours = await rowsOf(tx, HourRow, countText, { from, ended: mark.ended, since })
  if (hours.length > 0) await tx.query(trimText, { hours: JSON.stringify(hours.map(({ hour }) => hour)), winsPerHour })
  await tx.query(forgetText, { since })
  await tx.query('DELETE FROM top_win WHERE hour < :since', { since })
  await tx.query('UPDATE played_mark SET counted_to = :ended, since = :since', { ended: mark.ended, since })
}

/** The plan must not depend on statistics, which the embedded database never collects. */
export const byIndex = 'SET LOCAL enable_seqscan = off'

/** The bets settled by the transactions of a range of ids, the upper one excluded. */
export const settledText = `SELECT id, corrects_id, node_id, game_type, member_id, win, currency, settled_at,
    date_trunc('hour', placed_at, 'UTC') AS hour
  FROM wager WHERE settled_xid >= :from AND settled_xid < :ended AND status = 'settled' AND mode = 'real' AND placed_at >= :since`

// A further win of a bet does not count as a bet, but may be one of the largest wins.
const countText = `
  WITH settled AS MATERIALIZED (${settledText}),
  by_hour AS (
    INSERT INTO played_hour AS p (hour, node_id, wagers)
    SELECT hour, node_id, count(*) FROM settled WHERE corrects_id IS NULL GROUP BY hour, node_id ORDER BY hour, node_id
    ON CONFLICT (hour, node_id) DO UPDATE SET wagers = p.wagers + excluded.wagers
  ), by_game AS (
    INSERT INTO played_game AS p (node_id, game_type, wagers)
    SELECT node_id, min(game_type), count(*) FROM settled WHERE corrects_id IS NULL GROUP BY node_id ORDER BY node_id
    ON CONFLICT (node_id) DO UPDATE SET wagers = p.wagers + excluded.wagers, game_type = excluded.game_type
  ), largest AS (
    INSERT INTO top_win (wager_id, hour, game_type, node_id, member_id, win, currency, settled_at)
    SELECT id, hour, game_type, node_id, member_id, win, currency, settled_at
    FROM (SELECT *, row_number() OVER (PARTITION BY hour, game_type ORDER BY win DESC, id DESC) AS place
          FROM settled WHERE win > 0) ranked
    WHERE place <= ${winsPerHour}
  )
  SELECT DISTINCT hour FROM settled`

const trimText = `
  DELETE FROM top_win WHERE wager_id IN (
    SELECT wager_id FROM (
      SELECT wager_id, row_number() OVER (PARTITION BY hour, game_type ORDER BY win DESC, wager_id DESC) AS place
      FROM top_win WHERE hour IN (SELECT value::timestamptz FROM jsonb_array_elements_text(:hours::text::jsonb) AS hours(value))
    ) ranked WHERE place > :winsPerHour)`

const forgetText = `
  WITH gone AS (DELETE FROM played_hour WHERE hour < :since RETURNING node_id, wagers),
  less AS (SELECT node_id, sum(wagers)::bigint AS wagers FROM gone GROUP BY node_id),
  left_out AS (
    DELETE FROM played_game p USING less WHERE p.node_id = less.node_id AND p.wagers <= less.wagers
  )
  UPDATE played_game p SET wagers = p.wagers - less.wagers FROM less
  WHERE p.node_id = less.node_id AND p.wagers > less.wagers`
