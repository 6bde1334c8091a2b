/** Invariants between bonuses, bets and the ledger, each with the query that finds rows that violate it. */
export const bonusChecks: Readonly<Record<string, string>> = {
  'what a bonus has left is the sum of its entries': `
    SELECT 'bonus ' || g.id AS row, a.balance, a.held, e.left_over
      FROM bonus_grant g JOIN ledger_account a ON a.id = g.account_id
      CROSS JOIN LATERAL (SELECT coalesce(sum(bonus_amount), 0) AS left_over FROM bonus_entry WHERE grant_id = g.id) e
      WHERE a.balance - a.held <> e.left_over OR (a.owner_kind, a.owner_id, a.purpose, a.currency)
        <> ('member', g.member_id::text, 'bonus:' || g.id, g.currency)`,

  'the progress of a bonus is the sum of what counted': `
    SELECT 'bonus ' || g.id AS row, g.progress, e.counted
      FROM bonus_grant g
      CROSS JOIN LATERAL (SELECT coalesce(sum(wagering), 0) AS counted FROM bonus_entry WHERE grant_id = g.id) e
      WHERE g.progress <> e.counted`,

  'a bonus that is over holds nothing but stakes of open rounds, and is converted once': `
    SELECT 'bonus ' || g.id AS row, g.status, a.balance, a.held, c.times, c.total, g.converted
      FROM bonus_grant g JOIN ledger_account a ON a.id = g.account_id
      CROSS JOIN LATERAL (SELECT count(*) AS times, coalesce(sum(real_amount), 0) AS total FROM bonus_entry
        WHERE grant_id = g.id AND kind = 'convert') c
      WHERE (g.status <> 'active' AND a.balance <> a.held)
         OR c.times <> CASE g.status WHEN 'completed' THEN 1 ELSE 0 END OR c.total <> coalesce(g.converted, 0)`,

  'each account of a bonus has its grant': `
    SELECT 'account ' || a.id AS row, a.purpose
      FROM ledger_account a LEFT JOIN bonus_grant g ON g.account_id = a.id
      WHERE a.purpose LIKE 'bonus:%' AND a.purpose NOT LIKE 'bonus:free-%' AND g.id IS NULL`,

  'each transfer of bonus money has its entry': `
    SELECT 'transfer ' || t.id AS row, t.kind, e.id AS entry
      FROM (SELECT * FROM ledger_transfer WHERE kind IN ('bonus-grant', 'bonus-convert', 'bonus-forfeit', 'bonus-expire')) t
      FULL JOIN (SELECT * FROM bonus_entry WHERE kind IN ('grant', 'convert', 'forfeit', 'expire') AND bonus_amount <> 0) e
        ON e.transfer_id = t.id AND t.kind = 'bonus-' || e.kind
      WHERE t.id IS NULL OR e.id IS NULL`,

  'a bet that fed a bonus has its entries': `
    SELECT 'bet ' || w.id AS row, w.bonus_stake, s.amount AS staked, w.bonus_win, v.amount AS won, w.state
      FROM wager w
      LEFT JOIN bonus_entry g ON g.wager_id = w.id AND g.kind = 'stake'
      CROSS JOIN LATERAL (SELECT coalesce(-sum(bonus_amount) FILTER (WHERE kind = 'stake'), 0) AS amount,
          count(*) FILTER (WHERE kind = 'reversal') AS reversals FROM bonus_entry WHERE wager_id = w.id) s
      CROSS JOIN LATERAL (SELECT coalesce(sum(bonus_amount), 0) AS amount FROM bonus_entry
        WHERE wager_id = w.id AND kind = 'win') v
      WHERE w.grant_id IS NOT NULL
        AND ((w.corrects_id IS NULL) <> (g.id IS NOT NULL) OR g.grant_id <> w.grant_id OR s.amount <> w.bonus_stake
          OR v.amount <> coalesce(w.bonus_win, 0) OR (w.status = 'voided') <> (s.reversals = 1))`,

  'the bonus part of a bet is held and moved in the account of its bonus': `
    SELECT 'bet ' || w.id AS row, w.bonus_stake, h.amount AS held, s.amount AS staked, w.bonus_win, v.amount AS won
      FROM wager w JOIN bonus_grant g ON g.id = w.grant_id
      LEFT JOIN ledger_hold h ON h.id = w.bonus_hold_id AND h.account_id = g.account_id AND h.kind = 'bonus-bet'
      CROSS JOIN LATERAL (SELECT coalesce(-sum(amount), 0) AS amount FROM ledger_posting
        WHERE transfer_id = w.transfer_id AND account_id = g.account_id) s
      CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0) AS amount FROM ledger_posting
        WHERE transfer_id = w.payout_transfer_id AND account_id = g.account_id) v
      WHERE (w.bonus_hold_id IS NOT NULL AND h.amount IS DISTINCT FROM w.bonus_stake)
         OR (w.status = 'settled' AND (s.amount, v.amount) <> (w.bonus_stake, w.bonus_win))
         OR (w.status = 'open' AND w.bonus_stake > 0 AND h.status IS DISTINCT FROM 'pending')
         OR g.member_id <> w.member_id OR g.currency <> w.currency`,
}
