/** Invariants between bets and the ledger, in both directions, each with the query that finds rows that violate it. */
export const wagerChecks: Readonly<Record<string, string>> = {
  'each held bet has its hold, and each hold of a bet its bet': `
    SELECT coalesce('bet ' || w.id, 'hold ' || h.id) AS row, w.stake, h.amount, w.state, h.status
      FROM (SELECT * FROM wager WHERE hold_id IS NOT NULL) w
      FULL JOIN (SELECT * FROM ledger_hold WHERE kind = 'bet') h ON h.id = w.hold_id
      WHERE w.id IS NULL OR h.id IS NULL OR w.stake - coalesce(w.bonus_stake, 0) <> h.amount
         OR h.status <> CASE w.status WHEN 'open' THEN 'pending' WHEN 'settled' THEN 'posted' ELSE h.status END
         OR (w.status = 'voided') <> (h.status IN ('voided', 'expired'))`,

  'a bet stakes and wins what its transfers moved, with the wallet of its member': `
    SELECT 'bet ' || w.id AS row, w.state, w.stake, s.amount AS staked, w.win, p.amount AS won, w.balance_after,
        coalesce(s.owner_id, p.owner_id) AS owner, w.member_id
      FROM wager w
      LEFT JOIN LATERAL (SELECT -l.amount AS amount, l.balance_after, l.currency, a.owner_id
        FROM ledger_posting l JOIN ledger_account a ON a.id = l.account_id
        WHERE l.transfer_id = w.transfer_id AND a.owner_kind = 'member' AND a.purpose NOT LIKE 'bonus:%') s ON true
      LEFT JOIN LATERAL (SELECT l.amount, l.balance_after, l.currency, a.owner_id
        FROM ledger_posting l JOIN ledger_account a ON a.id = l.account_id
        WHERE l.transfer_id = w.payout_transfer_id AND a.owner_kind = 'member' AND a.purpose NOT LIKE 'bonus:%') p ON true
      WHERE (w.status = 'settled') <> (coalesce(w.transfer_id, w.payout_transfer_id) IS NOT NULL)
         OR (w.status = 'settled' AND (w.stake - coalesce(w.bonus_stake, 0) <> coalesce(s.amount, 0)
              OR w.win - coalesce(w.bonus_win, 0) <> coalesce(p.amount, 0)
              OR w.balance_after > coalesce(p.balance_after, s.balance_after)))
         OR coalesce(s.owner_id, w.member_id::text) <> w.member_id::text
         OR coalesce(p.owner_id, w.member_id::text) <> w.member_id::text
         OR coalesce(s.currency, p.currency, w.currency) <> w.currency
         OR (w.mode = 'trial') <> (w.currency = 'FUN')`,

  'a bet is what was chained with its transfer': `
    SELECT 'bet ' || w.id AS row, w.stake, w.win, 'transfer ' || t.id AS transfer
      FROM wager w LEFT JOIN ledger_transfer t ON t.id = coalesce(w.transfer_id, w.payout_transfer_id)
      WHERE w.status = 'settled' AND (t.id IS NULL OR CASE WHEN t.metadata ? 'wager'
        THEN t.metadata ->> 'wager' IS DISTINCT FROM wager_hash(w)
        ELSE t.metadata ->> 'round' IS DISTINCT FROM wager_first_hash(w) END)`,

  'each transfer of a bet belongs to one bet': `
    SELECT 'transfer ' || t.id AS row, t.kind, count(b.id) AS bets
      FROM ledger_transfer t
      LEFT JOIN (SELECT transfer_id AS id, 'bet' AS kind FROM wager
                 UNION ALL SELECT payout_transfer_id, 'bet-payout' FROM wager) b ON b.id = t.id AND b.kind = t.kind
      WHERE t.kind IN ('bet', 'bet-payout') GROUP BY t.id HAVING count(b.id) <> 1`,

  'no bet ends before it was placed': `
    SELECT 'bet ' || id AS row, placed_at, settled_at FROM wager WHERE settled_at < placed_at`,

  'a bet stands in a round of its member and game, which is open as long as it is': `
    SELECT 'bet ' || w.id AS row, w.state, 'round ' || w.round_id AS round, r.state AS round_state
      FROM wager w LEFT JOIN round r ON r.id = w.round_id
      WHERE r.id IS NULL OR (r.member_id, r.node_id, r.mode, r.currency) <> (w.member_id, w.node_id, w.mode, w.currency)
         OR (w.state = 'open' AND r.state = 'ended')`,

  'each round has a bet': `
    SELECT 'round ' || r.id AS row FROM round r WHERE NOT EXISTS (SELECT FROM wager w WHERE w.round_id = r.id)`,

  'the answer to a transaction of a vendor names its bet': `
    SELECT t.vendor, t.transaction_id, t.kind, t.state, 'bet ' || t.wager_id AS row
      FROM vendor_transaction t LEFT JOIN wager w ON w.id = t.wager_id
      WHERE (t.kind IN ('bet', 'bet-win', 'win', 'promo', 'adjustment', 'report') AND (t.state = 'done') <> (w.id IS NOT NULL)
              AND NOT (t.state = 'rolled_back' AND w.state = 'refunded'))
         OR (t.kind = 'bet' AND t.state = 'rolled_back' AND w.id IS NOT NULL AND w.state <> 'refunded')`,

  'a round that a vendor reported was played from the wallet that it keeps': `
    SELECT t.vendor, t.transaction_id, 'bet ' || w.id AS row, a.purpose
      FROM vendor_transaction t JOIN wager w ON w.id = t.wager_id
      LEFT JOIN ledger_posting p ON p.transfer_id IN (w.transfer_id, w.payout_transfer_id)
      LEFT JOIN ledger_account a ON a.id = p.account_id AND a.owner_kind = 'member'
      WHERE t.kind = 'report' AND t.state = 'done' AND (p.id IS NULL OR a.purpose <> 'vendor:' || t.vendor)`,
}
