/** Invariants between payouts of commissions and the ledger, each with the query that finds rows that violate it. */
export const commissionChecks: Readonly<Record<string, string>> = {
  'each paid commission payout has its transfer, and each such transfer its payout': `
    SELECT coalesce('payout ' || p.id, 'transfer ' || t.id) AS row, p.state, t.kind
      FROM (SELECT * FROM commission_payout WHERE state = 'paid') p
      FULL JOIN (SELECT * FROM ledger_transfer WHERE kind = 'commission-payout') t ON t.id = p.transfer_id
      WHERE p.id IS NULL OR t.id IS NULL`,

  'a paid commission payout moved its amount to the main wallet of its agent': `
    SELECT 'payout ' || p.id AS row, p.amount, m.taken, m.given
      FROM commission_payout p
      CROSS JOIN LATERAL (SELECT coalesce(-sum(q.amount) FILTER (WHERE a.purpose = 'commission'), 0) AS taken,
          coalesce(sum(q.amount) FILTER (WHERE a.purpose = 'main'), 0) AS given
        FROM ledger_posting q JOIN ledger_account a ON a.id = q.account_id
        WHERE q.transfer_id = p.transfer_id AND a.owner_kind = 'member' AND a.owner_id = p.member_id::text AND a.currency = p.currency) m
      WHERE p.state = 'paid' AND (m.taken, m.given) <> (p.amount, p.amount)`,

  'the held amount of a commission wallet is the sum of its requested payouts': `
    SELECT 'account ' || a.id AS row, a.held, coalesce(p.amount, 0) AS asked
      FROM ledger_account a
      LEFT JOIN (SELECT member_id::text AS owner_id, currency, sum(amount) AS amount FROM commission_payout WHERE state = 'requested' GROUP BY 1, 2) p
        ON p.owner_id = a.owner_id AND p.currency = a.currency
      WHERE a.owner_kind = 'member' AND a.purpose = 'commission' AND a.held <> coalesce(p.amount, 0)`,
}
