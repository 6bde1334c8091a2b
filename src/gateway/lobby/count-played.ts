import type { Transaction } from '#gateway/db/client.ts'
import type { GatewayDeps } from '#gateway/deps.ts'

const hourMs = 3_600_000

/** Hours that the winner board and the most played games look back. */
const windowHours = 7 * 24

/** As many wins as a board can show, so that any of a week's largest is among those of its hour. */
export const keptWins = 100

/** The first hour that counts: the week begins at a full one. */
export function playedSince(now: Date): Date {
  return new Date((Math.floor(now.getTime() / hourMs) - windowHours) * hourMs)
}

/**
 * Counts what was settled since the last time, and lets go of what is older than the week. The mark moves in the same
 * transaction, so each bet counts once, whoever dies; of gateways that come at once one counts.
 *
 * A bet is told by the transaction that settled it: all below the mark have ended, so none of them can still come.
 */
export async function countPlayed({ database, now }: GatewayDeps): Promise<void> {
  const since = playedSince(now())
  await database.transaction((tx) => count(tx, since), { statementTimeout: 600_000 })
}

async function count(tx: Transaction, since: Date): Promise<void> {
  const [mark] = await tx.query<{ counted_to: bigint; ended: bigint }>(
    `SELECT counted_to, pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS ended
     FROM played_mark FOR UPDATE SKIP LOCKED`,
  )
  if (!mark) return
  await tx.query('SELECT wager_sum_up()')
  await tx.query(byIndex)
  // A database that was restored elsewhere numbers its transactions anew.
  const isRestored = mark.ended < mark.counted_to
  if (isRestored) for (const table of ['played_hour', 'played_game', 'top_win']) await tx.query(`DELETE FROM ${table}`)
  const from = isRestored ? 0n : mark.counted_to
  const hours = await tx.query<{ hour: string }>(countText, [from, mark.ended, since])
  if (hours.length > 0) await tx.query(trimText, [JSON.stringify(hours.map(({ hour }) => hour)), keptWins])
  await tx.query(forgetText, [since])
  await tx.query('DELETE FROM top_win WHERE hour < $1', [since])
  await tx.query('UPDATE played_mark SET counted_to = $1, since = greatest(since, $2)', [mark.ended, since])
}

/** The plan must not hang on statistics, which the embedded database never gathers. */
export const byIndex = 'SET LOCAL enable_seqscan = off'

/** What was settled by transactions from one number to below another. */
export const settledText = `SELECT id, corrects_id, node_id, game_type, member_id, win, currency, settled_at,
    date_trunc('hour', placed_at, 'UTC') AS hour
  FROM wager WHERE settled_xid >= $1 AND settled_xid < $2 AND status = 'settled' AND mode = 'real' AND placed_at >= $3`

// A later win of a bet is no bet of its own, but may be one of the largest.
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
    WHERE place <= ${keptWins}
  )
  SELECT DISTINCT hour FROM settled`

const trimText = `
  DELETE FROM top_win WHERE wager_id IN (
    SELECT wager_id FROM (
      SELECT wager_id, row_number() OVER (PARTITION BY hour, game_type ORDER BY win DESC, wager_id DESC) AS place
      FROM top_win WHERE hour IN (SELECT value::timestamptz FROM jsonb_array_elements_text($1::text::jsonb) AS hours(value))
    ) ranked WHERE place > $2)`

const forgetText = `
  WITH gone AS (DELETE FROM played_hour WHERE hour < $1 RETURNING node_id, wagers),
  less AS (SELECT node_id, sum(wagers)::bigint AS wagers FROM gone GROUP BY node_id),
  left_out AS (
    DELETE FROM played_game p USING less WHERE p.node_id = less.node_id AND p.wagers <= less.wagers
  )
  UPDATE played_game p SET wagers = p.wagers - less.wagers FROM less
  WHERE p.node_id = less.node_id AND p.wagers > less.wagers`
