/** Invariants of the ledger, each with the query that finds rows that violate it. */
export const ledgerChecks: Readonly<Record<string, string>> = {
  'cached balance = sum of postings, as many as counted': `
    SELECT a.id AS account, a.balance, a.postings, p.total, p.n
      FROM ledger_account a
      LEFT JOIN (SELECT account_id, sum(amount) AS total, count(*) AS n FROM ledger_posting GROUP BY account_id) p
        ON p.account_id = a.id
      WHERE a.balance <> coalesce(p.total, 0) OR a.postings <> coalesce(p.n, 0)`,

  'cached balance = balance after the last posting': `
    SELECT a.id AS account, a.balance, p.balance_after
      FROM ledger_account a JOIN ledger_posting p ON p.account_id = a.id AND p.account_seq = a.postings
      WHERE a.balance <> p.balance_after`,

  'each posting follows the one before it': `
    SELECT * FROM (
      SELECT account_id, account_seq, balance_before,
             lag(balance_after, 1, 0::bigint) OVER chain AS expected, row_number() OVER chain AS place
        FROM ledger_posting WINDOW chain AS (PARTITION BY account_id ORDER BY account_seq)) c
      WHERE balance_before <> expected OR account_seq <> place`,

  'each posting is what was chained to the one before it': `
    SELECT 'posting ' || (c.posting).id AS row, (c.posting).account_id AS account, (c.posting).account_seq, (c.posting).amount
      FROM (SELECT p AS posting, lag(p.hash) OVER (PARTITION BY p.account_id ORDER BY p.account_seq) AS before
              FROM ledger_posting p) c
      JOIN ledger_account a ON a.id = (c.posting).account_id
      JOIN ledger_transfer t ON t.id = (c.posting).transfer_id
      WHERE (c.posting).hash <> ledger_posting_hash(coalesce(c.before, ledger_account_hash(a)), t.hash, c.posting)`,

  'each transfer is what was chained with its postings': `
    SELECT 'transfer ' || t.id AS row, t.kind, t.reference FROM ledger_transfer t WHERE t.hash <> ledger_transfer_hash(t)`,

  'each posting continues the time and the sums of the posting before it, and has the line of its transfer': `
    SELECT 'posting ' || id AS row, account_id AS account, account_seq, line, at FROM (
      SELECT p.*, ledger_line(t.kind, t.reverses_id) AS transfer_line, lag(p.at) OVER chain AS at_before,
             lag(p.credited, 1, 0::bigint) OVER chain AS credited_before,
             lag(p.line_credited, 1, 0::bigint) OVER alike AS line_credited_before,
             lag(p.line_debited, 1, 0::bigint) OVER alike AS line_debited_before,
             p.line_fee - lag(p.line_fee, 1, 0::bigint) OVER alike AS fee,
             (SELECT sum(f.amount) FROM ledger_posting f JOIN ledger_account s ON s.id = f.account_id
               WHERE f.transfer_id = p.transfer_id AND s.owner_kind = 'system' AND s.owner_id = 'fees') AS fees,
             (SELECT min(o.id) FROM ledger_posting o JOIN ledger_account m ON m.id = o.account_id AND m.owner_kind = 'member'
               WHERE o.transfer_id = p.transfer_id) AS payer
        FROM ledger_posting p JOIN ledger_transfer t ON t.id = p.transfer_id
        WINDOW chain AS (PARTITION BY p.account_id ORDER BY p.account_seq),
          alike AS (PARTITION BY p.account_id, p.line ORDER BY p.account_seq)) c
      WHERE at < at_before OR line <> transfer_line OR credited <> credited_before + greatest(amount, 0)
         OR (line <> 'play' AND (line_credited <> line_credited_before + greatest(amount, 0)
              OR line_debited <> line_debited_before + greatest(-amount, 0)
              OR fee <> CASE WHEN id = payer THEN coalesce(fees, 0) ELSE 0 END))`,

  'the held amount of an account is the sum of its pending holds': `
    SELECT a.id AS account, a.held, h.total
      FROM ledger_account a
      LEFT JOIN (SELECT account_id, sum(amount) AS total FROM ledger_hold WHERE status = 'pending' GROUP BY account_id) h
        ON h.account_id = a.id
      WHERE a.held <> coalesce(h.total, 0)`,

  'no account of a member is below zero': `
    SELECT id AS account, balance, held FROM ledger_account
      WHERE held < 0 OR (owner_kind = 'member' AND (floor <> 'zero' OR balance - held < 0))`,

  'every transfer sums to zero in each currency': `
    SELECT transfer_id AS transfer, currency, sum(amount) AS total
      FROM ledger_posting GROUP BY transfer_id, currency HAVING sum(amount) <> 0`,

  'every transfer has at least two postings': `
    SELECT t.id AS transfer, count(p.id) AS postings
      FROM ledger_transfer t LEFT JOIN ledger_posting p ON p.transfer_id = t.id GROUP BY t.id HAVING count(p.id) < 2`,

  'each currency sums to zero over all accounts': `
    SELECT currency, sum(balance) AS total FROM ledger_account GROUP BY currency HAVING sum(balance) <> 0`,

  'a posting has the currency of its account': `
    SELECT p.id AS posting, p.currency, a.currency AS expected
      FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id WHERE p.currency <> a.currency`,

  'a posted hold moved its stake and payout, no other hold moved anything': `
    SELECT h.id AS hold, h.status, h.stake, h.payout, s.total AS staked, w.total AS won
      FROM ledger_hold h
      LEFT JOIN LATERAL (SELECT -sum(amount) AS total FROM ledger_posting
        WHERE transfer_id = h.transfer_id AND account_id = h.account_id) s ON true
      LEFT JOIN LATERAL (SELECT sum(amount) AS total FROM ledger_posting
        WHERE transfer_id = h.payout_transfer_id AND account_id = h.account_id) w ON true
      WHERE (h.status = 'posted' AND (s.total IS DISTINCT FROM h.stake OR coalesce(w.total, 0) <> h.payout))
         OR (h.status <> 'posted' AND coalesce(h.transfer_id, h.payout_transfer_id) IS NOT NULL)`,

  'a reversal is the exact opposite of the transfer that it reverses': `
    SELECT t.id AS reversal, p.account_id, sum(p.amount) AS difference
      FROM ledger_transfer t JOIN ledger_posting p ON p.transfer_id IN (t.id, t.reverses_id)
      WHERE t.reverses_id IS NOT NULL GROUP BY t.id, p.account_id HAVING sum(p.amount) <> 0`,

  'every used idempotency key has its answer': `
    SELECT actor, key FROM ledger_idempotency WHERE response IS NULL`,
}
