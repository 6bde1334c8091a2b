/** Invariants between payments that arrived and the ledger, each with the query that finds rows that violate it. */
export const depositChecks: Readonly<Record<string, string>> = {
  'the amount of a credited payment is what its deposit received, in the same transfer': `
    SELECT 'receipt ' || p.id AS row, p.amount, d.received, d.status
      FROM deposit_receipt p LEFT JOIN deposit d ON d.id = p.deposit_id
      WHERE p.state = 'credited' AND
        (d.id IS NULL OR d.status <> 'credited' OR (d.received, d.transfer_id, d.currency)
           IS DISTINCT FROM (p.amount, p.transfer_id, p.currency))`,

  'a credited deposit moved the received amount to its member, less the fee': `
    SELECT 'deposit ' || d.id AS row, d.received, d.fee, m.given, m.fees
      FROM deposit d
      CROSS JOIN LATERAL (SELECT
          coalesce(sum(p.amount) FILTER (WHERE a.owner_kind = 'member' AND a.owner_id = d.member_id::text), 0) AS given,
          coalesce(sum(p.amount) FILTER (WHERE a.owner_kind = 'system' AND a.owner_id = 'fees'), 0) AS fees
        FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id WHERE p.transfer_id = d.transfer_id) m
      WHERE d.status = 'credited' AND (m.given, m.fees) <> (d.received - d.fee, d.fee)`,

  'a credited deposit paid the fee that was agreed when it was opened': `
    SELECT 'deposit ' || id AS row, received, fee FROM deposit
      WHERE status = 'credited' AND fee <> fee_fixed + div(received::numeric * fee_basis_points, 10000)`,

  'each returned payment has its return, of the same amount, and no other payment has one': `
    SELECT 'receipt ' || p.id AS row, p.state, p.amount, r.amount AS back
      FROM deposit_receipt p LEFT JOIN deposit_return r ON r.receipt_id = p.id
      WHERE (p.state = 'returned') <> (r.id IS NOT NULL) OR r.amount <> p.amount`,

  'the balance of the unclaimed account is the sum of the payments that are neither credited nor sent back': `
    SELECT 'unclaimed ' || currency AS row, sum(balance) AS balance, sum(waiting) AS waiting FROM (
      SELECT currency, balance, 0 AS waiting FROM ledger_account WHERE owner_kind = 'system' AND owner_id = 'unclaimed'
      UNION ALL
      SELECT p.currency, 0, p.amount FROM deposit_receipt p LEFT JOIN deposit_return r ON r.receipt_id = p.id
        WHERE p.state <> 'credited' AND r.state IS DISTINCT FROM 'done') sums
      GROUP BY currency HAVING sum(balance) <> sum(waiting)`,

  'the balance of the debts account is the sum of the claims that wallets did not cover': `
    SELECT 'debts' AS row, sum(balance) AS balance, sum(debt) AS debt FROM (
      SELECT balance, 0 AS debt FROM ledger_account WHERE owner_kind = 'system' AND owner_id = 'debts'
      UNION ALL SELECT 0, debt FROM deposit_claim) sums
      HAVING coalesce(sum(balance), 0) <> -coalesce(sum(debt), 0)`,

  'a claim took its stored amount from its member': `
    SELECT 'claim ' || c.id AS row, c.taken, m.taken AS moved
      FROM deposit_claim c
      CROSS JOIN LATERAL (SELECT coalesce(-sum(p.amount), 0) AS taken
        FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
        WHERE p.transfer_id = c.transfer_id AND a.owner_kind = 'member' AND a.owner_id = c.member_id::text) m
      WHERE c.taken <> m.taken`,

  'a claim names the member whose deposit its payment was credited to, and nobody otherwise': `
    SELECT 'claim ' || c.id AS row, c.member_id, p.state, d.member_id AS credited
      FROM deposit_claim c
      LEFT JOIN deposit_receipt p ON (p.provider, p.end_to_end_id) = (c.provider, c.end_to_end_id)
      LEFT JOIN deposit d ON d.id = p.deposit_id AND p.state = 'credited'
      WHERE c.member_id IS DISTINCT FROM d.member_id`,

  'no payment stays unclaimed after its bank has claimed it back: it is sent back': `
    SELECT 'receipt ' || p.id AS row, p.amount FROM deposit_receipt p
      WHERE p.state = 'unmatched' AND EXISTS (
        SELECT FROM deposit_claim c WHERE (c.provider, c.end_to_end_id) = (p.provider, p.end_to_end_id))`,
}
