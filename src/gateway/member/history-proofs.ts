/** What must hold of the kept sums of rounds, each with the query that finds the rows that break it. */
export const historyProofs: Readonly<Record<string, string>> = {
  'rounds and sums kept by the hour = the rounds themselves': `
    SELECT member_id AS member, currency, hour, game_type, status, kept.rounds, raw.rounds AS expected_rounds,
           kept.stake, raw.stake AS expected_stake, kept.win, raw.win AS expected_win
      FROM (SELECT * FROM member_hour WHERE rounds <> 0 OR stake <> 0 OR win <> 0) kept
      FULL JOIN (
        SELECT member_id, currency, date_trunc('hour', placed_at, 'UTC') AS hour, game_type, status, count(*) AS rounds,
               sum(stake) AS stake, coalesce(sum(win) FILTER (WHERE status = 'settled'), 0) AS win,
               min(id) AS first_round, max(id) AS last_round
          FROM round GROUP BY 1, 2, 3, 4, 5) raw
        USING (member_id, currency, hour, game_type, status)
      WHERE kept.rounds IS DISTINCT FROM raw.rounds OR kept.stake IS DISTINCT FROM raw.stake
         OR kept.win IS DISTINCT FROM raw.win
         OR raw.first_round < kept.first_round OR raw.last_round > kept.last_round`,
}
