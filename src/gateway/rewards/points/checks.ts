/** Transfers that move points. Each has an entry. */
const kinds = `('points-earned', 'points-returned', 'points-gift', 'point-reward', 'point-convert')`

/** Invariants between points, orders, bets and the ledger, each with the query that finds rows that violate it. */
export const pointChecks: Readonly<Record<string, string>> = {
  'each movement of points has its transfer, and each such transfer its movement': `
    SELECT coalesce('point entry ' || e.id, 'transfer ' || t.id) AS row, e.kind, t.kind AS transfer
      FROM point_entry e
      FULL JOIN (SELECT * FROM ledger_transfer WHERE kind IN ${kinds}) t ON t.id = e.transfer_id
        AND t.kind = CASE e.kind WHEN 'earn' THEN 'points-earned' WHEN 'return' THEN 'points-returned'
          WHEN 'gift' THEN 'points-gift' WHEN 'redeem' THEN 'point-reward' ELSE 'point-convert' END
      WHERE e.id IS NULL OR t.id IS NULL`,

  'the transfer of a movement of points moved its points and its money, and nothing else': `
    SELECT 'point entry ' || e.id AS row, e.points, m.points AS moved, e.money, m.money AS credited, m.others
      FROM (SELECT e.*, coalesce(e.amount, CASE e.kind WHEN 'redeem' THEN o.value END, 0) AS money,
          coalesce(o.currency, e.currency) AS money_currency
        FROM point_entry e LEFT JOIN point_order o ON o.id = e.order_id) e
      CROSS JOIN LATERAL (SELECT
          coalesce(sum(p.amount) FILTER (WHERE a.purpose = 'points' AND p.currency = 'PTS'), 0) AS points,
          coalesce(sum(p.amount) FILTER (WHERE a.purpose = 'main' AND p.currency = e.money_currency), 0) AS money,
          count(*) FILTER (WHERE a.owner_id <> e.member_id::text OR a.purpose NOT IN ('points', 'main')) AS others
        FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id AND a.owner_kind = 'member'
        WHERE p.transfer_id = e.transfer_id) m
      WHERE (m.points, m.money, m.others) <> (e.points, e.money, 0)`,

  'the points of a member are the sum of their movements': `
    SELECT coalesce(a.owner_id, e.member_id::text) AS member, a.balance, e.total
      FROM (SELECT * FROM ledger_account WHERE owner_kind = 'member' AND currency = 'PTS') a
      FULL JOIN (SELECT member_id, sum(points) AS total FROM point_entry GROUP BY member_id) e ON e.member_id::text = a.owner_id
      WHERE coalesce(a.balance, 0) <> coalesce(e.total, 0)`,

  'earned points are those that their rule gives': `
    SELECT 'point entry ' || e.id AS row, e.points, e.units, r.rule
      FROM point_entry e JOIN point_rule v ON v.version = e.version
      LEFT JOIN LATERAL (SELECT rule FROM jsonb_array_elements(v.earning) rule
        WHERE rule ->> 'gameType' = e.game_type AND rule ->> 'currency' = e.currency LIMIT 1) r ON true
      WHERE e.kind = 'earn' AND (r.rule IS NULL OR e.turnover <> (r.rule ->> 'turnover')::bigint
        OR e.points <> e.units * (r.rule ->> 'points')::bigint)`,

  'the counted valid bets are those that became points, are left over, or were settled while points were off': `
    SELECT c.member_id AS member, c.game_type, c.counted, c.passed, c.residue, e.spent, h.total
      FROM point_count c
      CROSS JOIN LATERAL (SELECT coalesce(sum(units * turnover), 0) AS spent FROM point_entry
        WHERE member_id = c.member_id AND kind = 'earn' AND currency = c.currency AND game_type = c.game_type) e
      CROSS JOIN LATERAL (SELECT coalesce(sum(valid_bet), 0) AS total FROM member_hour
        WHERE member_id = c.member_id AND currency = c.currency AND game_type = c.game_type AND status = 'settled') h
      WHERE c.counted <> c.passed + c.residue + e.spent OR c.counted > h.total`,

  'each order took its points once, and gave them back once if it was cancelled': `
    SELECT 'order ' || o.id AS row, o.state, o.points, e.taken, e.returned
      FROM point_order o
      CROSS JOIN LATERAL (SELECT coalesce(-sum(points) FILTER (WHERE kind = 'redeem' AND transfer_id = o.transfer_id), 0) AS taken,
          coalesce(sum(points) FILTER (WHERE kind = 'return' AND transfer_id = o.return_transfer_id), 0) AS returned,
          count(*) AS entries
        FROM point_entry WHERE order_id = o.id) e
      WHERE (e.taken, e.returned, e.entries)
        <> (o.points, CASE o.state WHEN 'cancelled' THEN o.points ELSE 0 END, CASE o.state WHEN 'cancelled' THEN 2 ELSE 1 END)`,
}
