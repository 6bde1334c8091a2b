import { winsPerHour } from './count-played.ts'

/** The bets that the kept figures must count: settled below the watermark, placed within the kept hours. */
const counted = `
  SELECT w.id, w.node_id, w.game_type, w.corrects_id, w.win, date_trunc('hour', w.placed_at, 'UTC') AS hour
    FROM wager w, played_mark m
    WHERE w.settled_xid < m.counted_to AND w.placed_at >= m.since AND w.status = 'settled' AND w.mode = 'real'`

/** Checks of the figures behind the winner board and the most played games. */
export const playedChecks: Readonly<Record<string, string>> = {
  'the stored number of bets of each hour and game is that of the bets themselves': `
    SELECT hour, node_id, kept.wagers, raw.wagers AS expected
      FROM played_hour kept
      FULL JOIN (SELECT hour, node_id, count(*) AS wagers FROM (${counted}) c WHERE corrects_id IS NULL GROUP BY 1, 2) raw
        USING (hour, node_id)
      WHERE kept.wagers IS DISTINCT FROM raw.wagers`,
  'the stored number of bets of each game is the sum of its hours': `
    SELECT node_id, kept.wagers, hours.wagers AS expected
      FROM played_game kept
      FULL JOIN (SELECT node_id, sum(wagers)::bigint AS wagers FROM played_hour GROUP BY 1) hours USING (node_id)
      WHERE kept.wagers IS DISTINCT FROM hours.wagers`,
  'the stored wins are the largest of each hour and category': `
    SELECT wager_id, kept.win, raw.win AS expected
      FROM top_win kept
      FULL JOIN (
        SELECT id AS wager_id, win FROM (
          SELECT id, win, row_number() OVER (PARTITION BY hour, game_type ORDER BY win DESC, id DESC) AS place
            FROM (${counted}) c WHERE win > 0) ranked
          WHERE place <= ${winsPerHour}) raw
        USING (wager_id)
      WHERE kept.win IS DISTINCT FROM raw.win`,
}
