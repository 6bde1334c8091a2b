/** Invariants between red envelopes and the ledger, each with the query that finds rows that violate it. */
export const envelopeChecks: Readonly<Record<string, string>> = {
  'the sum and number of the shares of a red envelope are those of the envelope': `
    SELECT 'envelope ' || e.id AS row, e.total, e.shares, s.sum, s.count
      FROM red_envelope e CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0) AS sum, count(*) AS count
        FROM red_envelope_share WHERE envelope_id = e.id) s
      WHERE (s.sum, s.count) <> (e.total, e.shares)`,

  'the total of a red envelope was put aside, and its account holds the shares that are not taken': `
    SELECT 'envelope ' || e.id AS row, e.total, a.balance, f.amount AS funded, s.left_over
      FROM red_envelope e JOIN ledger_account a ON a.id = e.account_id
      LEFT JOIN ledger_posting f ON f.transfer_id = e.funded_by AND f.account_id = a.id
      CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0) AS left_over FROM red_envelope_share
        WHERE envelope_id = e.id AND member_id IS NULL) s
      WHERE f.amount IS DISTINCT FROM e.total
         OR (a.owner_kind, a.owner_id, a.purpose, a.currency) <> ('system', 'prizes', 'envelope:' || e.name, e.currency)
         OR a.balance <> CASE WHEN e.closed_at IS NULL THEN s.left_over ELSE 0 END`,

  'each taken share was paid from its red envelope to the main wallet of its member': `
    SELECT 'share ' || s.id AS row, s.amount, m.given, m.taken
      FROM red_envelope_share s JOIN red_envelope e ON e.id = s.envelope_id
      CROSS JOIN LATERAL (SELECT
          coalesce(sum(l.amount) FILTER (WHERE a.owner_kind = 'member' AND a.owner_id = s.member_id::text AND a.purpose = 'main'), 0)
            AS given,
          coalesce(-sum(l.amount) FILTER (WHERE a.id = e.account_id), 0) AS taken
        FROM ledger_posting l JOIN ledger_account a ON a.id = l.account_id WHERE l.transfer_id = s.transfer_id) m
      WHERE s.member_id IS NOT NULL AND (m.given, m.taken) <> (s.amount, s.amount)`,

  'each red envelope transfer has its share or its envelope': `
    SELECT 'transfer ' || l.id AS row, l.kind
      FROM ledger_transfer l
      WHERE (l.kind = 'envelope' AND NOT EXISTS (SELECT FROM red_envelope_share WHERE transfer_id = l.id))
         OR (l.kind = 'envelope-fund' AND NOT EXISTS (SELECT FROM red_envelope WHERE funded_by = l.id))
         OR (l.kind = 'envelope-return' AND NOT EXISTS (SELECT FROM red_envelope WHERE returned_by = l.id))`,
}
