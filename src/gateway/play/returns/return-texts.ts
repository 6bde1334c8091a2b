// SQL about what rounds took and gave back. The job that counts and the checks that prove its sums share what a bet is worth.

/** The sums of a game, as columns. */
export const sumColumns = ['rounds', 'stake', 'win', 'stake_squares', 'win_squares', 'products'] as const

/**
 * SQL: a bet `w` that counts. Rounds that nobody paid for (`free_id`) and prizes without a bet (a note, and no bet that they
 * correct) say nothing about the return on stakes.
 */
const counts = `w.status = 'settled' AND w.mode = 'real' AND w.free_id IS NULL AND (w.note IS NULL OR w.corrects_id IS NOT NULL)`

/** SQL: what a bet `w` staked and brought. A correction that takes back is stored as a stake, but staked nothing. */
const staked = 'CASE WHEN w.corrects_id IS NULL THEN w.stake ELSE 0 END'
const brought = 'CASE WHEN w.corrects_id IS NULL THEN w.win ELSE w.win - w.stake END'

/** SQL: the sums of rounds, whose stake and win have these names. A round counts when a bet of it has staked something. */
const sumsOf = (stake: string, win: string) => [
  `CASE WHEN ${stake} > 0 THEN 1 ELSE 0 END`,
  stake,
  win,
  `${stake} * ${stake}`,
  `${win} * ${win}`,
  `${stake} * ${win}`,
]

const listed = sumColumns.join(', ')
const added = sumColumns.map((column) => `${column} = t.${column} + excluded.${column}`).join(', ')

/** SQL: by how much the sums of a round have grown, as the columns `sumColumns`. */
const grown = sumsOf('stake_now', 'win_now').map(
  (now, index) => `${now} - ${sumsOf('stake_before', 'win_before')[index]} AS ${sumColumns[index]}`,
)

/**
 * Counts the rounds of which bets were settled by transactions from `:countedTo` up to `:to`. A round of several bets, or with a late
 * win, has one square: that of its whole sum, which replaces the one that was counted before.
 */
export const countReturnsText = `
  WITH touched AS MATERIALIZED (
    SELECT DISTINCT w.round_id FROM wager w WHERE w.settled_xid >= :countedTo AND w.settled_xid < :to AND ${counts}
  ), grown AS MATERIALIZED (
    SELECT s.node_id, s.currency, civil_time(r.opened_at, :timeZone)::date AS day, ${grown.join(', ')}
    FROM touched t JOIN round r ON r.id = t.round_id
    CROSS JOIN LATERAL (
      SELECT w.node_id, w.currency, sum(${staked}) AS stake_now, sum(${brought}) AS win_now,
        coalesce(sum(${staked}) FILTER (WHERE w.settled_xid < :countedTo), 0) AS stake_before,
        coalesce(sum(${brought}) FILTER (WHERE w.settled_xid < :countedTo), 0) AS win_before
      FROM wager w WHERE w.round_id = t.round_id AND w.settled_xid < :to AND ${counts} GROUP BY w.node_id, w.currency) s
  ), by_day AS (
    INSERT INTO game_return_day AS t (currency, day, node_id, ${listed})
    SELECT currency, day, node_id, ${sumColumns.map((column) => `sum(${column})`).join(', ')} FROM grown
    GROUP BY currency, day, node_id ORDER BY currency, day, node_id
    ON CONFLICT (currency, day, node_id) DO UPDATE SET ${added}
  )
  INSERT INTO game_return AS t (currency, node_id, ${listed})
  SELECT currency, node_id, ${sumColumns.map((column) => `sum(${column})`).join(', ')} FROM grown
  GROUP BY currency, node_id ORDER BY currency, node_id
  ON CONFLICT (currency, node_id) DO UPDATE SET ${added}`

/** SQL: the sums of each game and currency from the bets themselves, up to the mark. */
const fromBets = `
  SELECT node_id, currency, ARRAY[${sumsOf('stake', 'win')
    .map((sum) => `sum(${sum})`)
    .join(', ')}]::numeric[] AS sums
  FROM (SELECT w.round_id, w.node_id, w.currency, sum(${staked}) AS stake, sum(${brought}) AS win
    FROM wager w, return_mark m WHERE ${counts} AND w.settled_xid < m.counted_to GROUP BY w.round_id, w.node_id, w.currency) rounds
  GROUP BY node_id, currency`

/** Proofs of the published sums, each with the query that finds rows that violate it. */
export const returnChecks: Readonly<Record<string, string>> = {
  'the published stakes, wins and squares of each game are those of its rounds': `
    SELECT node_id AS game, currency, kept.sums, raw.sums AS expected
      FROM (SELECT node_id, currency, ARRAY[${listed}]::numeric[] AS sums FROM game_return) kept
      FULL JOIN (${fromBets}) raw USING (node_id, currency)
      WHERE kept.sums IS DISTINCT FROM raw.sums`,
  'the published sums of each game are those of its days': `
    SELECT node_id AS game, currency, kept.sums, days.sums AS expected
      FROM (SELECT node_id, currency, ARRAY[${listed}]::numeric[] AS sums FROM game_return) kept
      FULL JOIN (SELECT node_id, currency, ARRAY[${sumColumns.map((column) => `sum(${column})`).join(', ')}]::numeric[] AS sums
        FROM game_return_day GROUP BY 1, 2) days USING (node_id, currency)
      WHERE kept.sums IS DISTINCT FROM days.sums`,
}
