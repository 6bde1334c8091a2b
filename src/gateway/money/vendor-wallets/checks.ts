/** Invariants between transfers, the ledger and the sandbox, each with the query that finds rows that violate it. */
export const fundsChecks: Readonly<Record<string, string>> = {
  'each transfer to or from a vendor has its hold, and each such hold its transfer': `
    SELECT coalesce('transfer ' || t.id, 'hold ' || h.id) AS row, t.state, t.amount, h.status, h.amount AS held
      FROM vendor_transfer t
      FULL JOIN (SELECT * FROM ledger_hold WHERE kind IN ('vendor-in', 'vendor-out')) h ON h.id = t.hold_id
      WHERE t.id IS NULL OR h.id IS NULL OR t.amount <> h.amount OR h.kind <> 'vendor-' || t.direction
         OR h.transfer_id IS DISTINCT FROM t.transfer_id
         OR h.status <> CASE t.state WHEN 'done' THEN 'posted' WHEN 'refused' THEN 'voided' ELSE 'pending' END`,

  'a completed transfer to or from a vendor moved its amount between two wallets of its member': `
    SELECT 'transfer ' || t.id AS row, t.direction, t.amount, m.main, m.vendor, m.postings
      FROM vendor_transfer t
      CROSS JOIN LATERAL (SELECT count(*) AS postings,
          sum(p.amount) FILTER (WHERE a.purpose = 'main') AS main,
          sum(p.amount) FILTER (WHERE a.purpose = 'vendor:' || t.vendor) AS vendor
        FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id AND a.owner_kind = 'member'
          AND a.owner_id = t.member_id::text AND a.currency = t.currency
        WHERE p.transfer_id = t.transfer_id) m
      WHERE t.state = 'done' AND (m.postings, m.main, m.vendor) IS DISTINCT FROM
        (2::bigint, CASE t.direction WHEN 'in' THEN -t.amount ELSE t.amount END,
          CASE t.direction WHEN 'in' THEN t.amount ELSE -t.amount END)`,

  'the balance of a vendor wallet is the sum of its completed transfers and of the rounds that its vendor reported': `
    SELECT 'account ' || a.id AS row, a.balance, s.total, p.played
      FROM ledger_account a
      CROSS JOIN LATERAL (SELECT coalesce(sum(CASE t.direction WHEN 'in' THEN t.amount ELSE -t.amount END), 0) AS total
        FROM vendor_transfer t WHERE t.member_id::text = a.owner_id AND 'vendor:' || t.vendor = a.purpose
          AND t.currency = a.currency AND t.state = 'done') s
      CROSS JOIN LATERAL (SELECT coalesce(sum(l.amount), 0) AS played
        FROM ledger_posting l JOIN ledger_transfer t ON t.id = l.transfer_id
        WHERE l.account_id = a.id AND t.kind IN ('bet', 'bet-payout')) p
      WHERE a.purpose LIKE 'vendor:%' AND (a.owner_kind <> 'member' OR a.balance <> s.total + p.played)`,

  // The sandbox may have carried out a transfer of which the gateway does not have the answer yet. It has no say about a vendor
  // that is connected.
  'the balance in the sandbox is that of the ledger plus the transfers without an answer': `
    SELECT s.vendor, s.member, s.balance, a.balance AS ledger, u.untold
      FROM sandbox_wallet s
      LEFT JOIN ledger_account a ON a.owner_kind = 'member' AND a.owner_id = s.member AND a.purpose = 'vendor:' || s.vendor
        AND a.currency = s.currency
      CROSS JOIN LATERAL (SELECT coalesce(sum(m.amount), 0) AS untold
        FROM sandbox_wallet_move m JOIN vendor_transfer t ON t.vendor = m.vendor AND t.reference = m.reference
        WHERE m.vendor = s.vendor AND m.member = s.member AND m.currency = s.currency AND m.outcome = 'done'
          AND t.state IN ('sent', 'unknown')) u
      WHERE s.balance <> coalesce(a.balance, 0) + u.untold
        AND NOT EXISTS (SELECT FROM vendor_link l WHERE l.vassalage = s.vendor AND l.dialect = 'arara')`,
}
