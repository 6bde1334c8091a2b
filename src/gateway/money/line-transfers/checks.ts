/** Invariants between transfers along the agent line and the ledger, each with the query that finds rows that violate it. */
export const transferChecks: Readonly<Record<string, string>> = {
  'each transfer along the line has its ledger transfer, and each such ledger transfer its record': `
    SELECT coalesce('line transfer ' || l.id, 'transfer ' || t.id) AS row, l.direction, t.kind
      FROM line_transfer l
      FULL JOIN (SELECT * FROM ledger_transfer WHERE kind IN ('upline-transfer', 'downline-transfer')) t ON t.id = l.transfer_id
      WHERE l.id IS NULL OR t.id IS NULL
         OR t.kind <> CASE l.direction WHEN 'up' THEN 'upline-transfer' ELSE 'downline-transfer' END`,

  'a transfer along the line took its amount from the sender and gave it to the receiver': `
    SELECT 'line transfer ' || l.id AS row, l.amount, m.taken, m.given
      FROM line_transfer l
      CROSS JOIN LATERAL (SELECT
          coalesce(-sum(p.amount) FILTER (WHERE a.owner_id = l.member_id::text), 0) AS taken,
          coalesce(sum(p.amount) FILTER (WHERE a.owner_id = l.receiver_id::text), 0) AS given
        FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
        WHERE p.transfer_id = l.transfer_id AND a.owner_kind = 'member' AND a.purpose = 'main' AND a.currency = l.currency) m
      WHERE (m.taken, m.given) <> (l.amount, l.amount)`,
}
