/** Invariants of cash back, each with the query that finds rows that violate it. */
export const cashBackChecks: Readonly<Record<string, string>> = {
  'cash back is its rate of the losses in its period, at most its cap': `
    SELECT 'cash back ' || c.id AS row, c.bets, b.bets AS expected_bets, c.stake, b.stake AS expected_stake, c.win, b.win AS expected_win,
        c.amount
      FROM cash_back c JOIN cash_back_period p ON p.name = c.name AND p.period = c.period JOIN promotion o ON o.id = c.promotion_id
      CROSS JOIN LATERAL (SELECT count(*) AS bets, count(*) FILTER (WHERE w.status = 'open') AS open,
          coalesce(sum(w.stake - coalesce(w.bonus_stake, 0)), 0) AS stake, coalesce(sum(w.win - coalesce(w.bonus_win, 0)), 0) AS win
        FROM wager w WHERE w.member_id = c.member_id AND w.currency = c.currency AND w.mode = 'real' AND w.free_id IS NULL
          AND w.status <> 'voided' AND w.placed_at >= p.starts_at AND w.placed_at < p.ends_at
          AND (o.rules -> 'cashBack' -> 'categories' = 'null' OR o.rules -> 'cashBack' -> 'categories' ? w.game_type)) b
      WHERE (c.bets, c.stake, c.win) <> (b.bets, b.stake, b.win) OR b.open > 0
         OR c.rate <> (o.rules -> 'cashBack' ->> 'rate')::integer
         OR (c.amount > 0 AND (c.stake - c.win < c.minimum
           OR c.amount <> least(coalesce(c.cap, c.stake), floor((c.stake - c.win)::numeric * c.rate / 10000))))`,

  'each cash back has its reward, and each such reward its cash back': `
    SELECT coalesce('cash back ' || c.id, 'reward ' || r.id) AS row, c.amount, r.amount AS rewarded
      FROM (SELECT * FROM cash_back WHERE reward_id IS NOT NULL) c
      FULL JOIN (SELECT m.* FROM member_reward m JOIN promotion p ON p.id = m.promotion_id WHERE p.kind = 'cash_back') r
        ON r.id = c.reward_id
      WHERE c.id IS NULL OR r.id IS NULL
         OR (c.member_id, c.name, c.period, c.amount, c.currency) <> (r.member_id, r.name, r.reference, r.amount, r.currency)`,
}
