/** Invariants of the stored sums of bets, each with the query that finds rows that violate it. */
export const historyChecks: Readonly<Record<string, string>> = {
  'the stored bets and sums of each hour are those of the bets themselves': `
    SELECT member_id AS member, currency, hour, game_type, status, kept.wagers, raw.wagers AS expected_wagers,
           kept.stake, raw.stake AS expected_stake, kept.win, raw.win AS expected_win,
           kept.valid_bet, raw.valid_bet AS expected_valid_bet, kept.bonus_stake, raw.bonus_stake AS expected_bonus_stake,
           kept.bonus_win, raw.bonus_win AS expected_bonus_win
      FROM (SELECT * FROM member_hour WHERE wagers <> 0 OR stake <> 0 OR win <> 0 OR valid_bet <> 0) kept
      FULL JOIN (
        SELECT member_id, currency, date_trunc('hour', placed_at, 'UTC') AS hour, game_type, status, count(*) AS wagers,
               coalesce(sum(stake) FILTER (WHERE free_id IS NULL), 0) AS stake,
               coalesce(sum(win) FILTER (WHERE free_id IS NULL), 0) AS win, coalesce(sum(valid_bet), 0) AS valid_bet,
               coalesce(sum(bonus_stake) FILTER (WHERE free_id IS NULL), 0) AS bonus_stake,
               coalesce(sum(bonus_win) FILTER (WHERE free_id IS NULL), 0) AS bonus_win,
               min(id) AS first_wager, max(id) AS last_wager
          FROM wager GROUP BY 1, 2, 3, 4, 5) raw
        USING (member_id, currency, hour, game_type, status)
      WHERE kept.wagers IS DISTINCT FROM raw.wagers OR kept.stake IS DISTINCT FROM raw.stake
         OR kept.win IS DISTINCT FROM raw.win OR kept.valid_bet IS DISTINCT FROM raw.valid_bet
         OR kept.bonus_stake IS DISTINCT FROM raw.bonus_stake OR kept.bonus_win IS DISTINCT FROM raw.bonus_win
         OR raw.first_wager < kept.first_wager OR raw.last_wager > kept.last_wager`,
}
