/** Invariants between withdrawals and the ledger, each with the query that finds rows that violate it. */
export const payoutChecks: Readonly<Record<string, string>> = {
  'each withdrawal has its hold, and each hold of a withdrawal its withdrawal': `
    SELECT coalesce('withdrawal ' || w.id, 'hold ' || h.id) AS row, w.state, w.amount, h.status, h.amount AS held
      FROM withdrawal w FULL JOIN (SELECT * FROM ledger_hold WHERE kind = 'withdrawal') h ON h.id = w.hold_id
      WHERE w.id IS NULL OR h.id IS NULL OR w.amount <> h.amount
         OR h.status <> CASE WHEN w.state IN ('paid', 'returned') THEN 'posted'
              WHEN w.state IN ('rejected', 'failed') THEN 'voided' ELSE 'pending' END`,

  'a paid withdrawal moved its amount from its member to the payments and the fees': `
    SELECT 'withdrawal ' || w.id AS row, w.amount, w.fee, m.taken, m.payout, m.fees
      FROM withdrawal w
      CROSS JOIN LATERAL (SELECT
          coalesce(-sum(p.amount) FILTER (WHERE a.owner_kind = 'member' AND a.owner_id = w.member_id::text), 0) AS taken,
          coalesce(sum(p.amount) FILTER (WHERE a.owner_kind = 'system' AND a.owner_id = 'withdrawals'), 0) AS payout,
          coalesce(sum(p.amount) FILTER (WHERE a.owner_kind = 'system' AND a.owner_id = 'fees'), 0) AS fees
        FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id WHERE p.transfer_id = w.transfer_id) m
      WHERE w.state IN ('paid', 'returned') AND (m.taken, m.payout, m.fees) <> (w.amount, w.amount - w.fee, w.fee)`,

  'a returned withdrawal gave its full amount back to its member': `
    SELECT 'withdrawal ' || w.id AS row, w.amount, m.given
      FROM withdrawal w
      CROSS JOIN LATERAL (SELECT coalesce(sum(p.amount), 0) AS given
        FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
        WHERE p.transfer_id = w.return_transfer_id AND a.owner_kind = 'member' AND a.owner_id = w.member_id::text) m
      WHERE w.state = 'returned' AND m.given <> w.amount`,

  'the state of a withdrawal is the last one of its timeline': `
    SELECT 'withdrawal ' || w.id AS row, w.state, e.state AS last
      FROM withdrawal w
      LEFT JOIN LATERAL (SELECT state FROM withdrawal_event WHERE withdrawal_id = w.id ORDER BY seq DESC LIMIT 1) e ON true
      WHERE e.state IS DISTINCT FROM w.state`,

  'each withdrawal that a member did not receive has a case, whose outcome fits the withdrawal’s state': `
    SELECT 'withdrawal ' || w.id AS row, w.state, w.confirmation, c.outcome
      FROM withdrawal w FULL JOIN withdrawal_case c ON c.withdrawal_id = w.id
      WHERE (w.confirmation IS NOT DISTINCT FROM 'not_received') <> (c.withdrawal_id IS NOT NULL)
         OR (c.outcome = 'returned' AND w.state <> 'returned') OR (c.outcome = 'paid_again' AND w.state <> 'paid')
         OR (c.withdrawal_id IS NOT NULL AND c.outcome IS NULL AND w.state <> 'paid')`,

  'each withdrawal to a wallet of coins names its coin, and no other withdrawal names one': `
    SELECT 'withdrawal ' || w.id AS row, a.kind, w.coin FROM withdrawal w JOIN payout_account a ON a.id = w.payout_account_id
      WHERE w.coin IS DISTINCT FROM CASE
        WHEN a.kind IN ('usdt_tron', 'usdt_ethereum') THEN 'USDT' WHEN a.kind = 'bitcoin' THEN 'BTC' END`,

  'each turnover audit of a deposit has the member, currency and amount of its credited deposit': `
    SELECT 'audit ' || a.id AS row, a.deposited, d.received, d.fee FROM turnover_audit a JOIN deposit d ON d.id = a.deposit_id
      WHERE a.deposited <> d.received - d.fee OR a.member_id <> d.member_id OR a.currency <> d.currency OR d.status <> 'credited'`,

  'each turnover audit of a transfer has the receiver, currency and amount of its transfer from above': `
    SELECT 'audit ' || a.id AS row, a.deposited, l.amount, l.direction
      FROM turnover_audit a JOIN line_transfer l ON l.id = a.line_transfer_id
      WHERE (a.deposited, a.member_id, a.currency) <> (l.amount, l.receiver_id, l.currency) OR l.direction <> 'down'`,
}
