-- What statements read: each posting knows when it happened for the member, which line of a statement it belongs to, and
-- the sums up to it. So a period is a subtraction of two postings, however many lie between them.

ALTER TABLE ledger_posting
  -- When it happened by the gateway's clock; never before the posting that it follows.
  ADD COLUMN at timestamptz,
  ADD COLUMN line text CHECK (line IN ('play', 'deposit', 'withdrawal', 'correction', 'other')),
  -- Everything that the account received up to this posting. What it paid is this without the balance.
  ADD COLUMN credited bigint CHECK (credited >= 0),
  -- The same within the line of the posting, for lines other than play; and the fees in them.
  ADD COLUMN line_credited bigint CHECK (line_credited >= 0),
  ADD COLUMN line_debited bigint CHECK (line_debited >= 0),
  ADD COLUMN line_fee bigint;

-- Filled for what is there. The rows say nothing else than before, so the chain of their hashes holds.
ALTER TABLE ledger_posting DISABLE TRIGGER USER;
WITH told AS (
  SELECT p.id, p.account_id, p.account_seq, p.amount, f.fee,
      CASE WHEN t.reverses_id IS NOT NULL THEN 'correction'
           WHEN t.kind IN ('bet', 'bet-payout') THEN 'play'
           WHEN t.kind = 'deposit' THEN 'deposit'
           WHEN t.kind IN ('withdrawal', 'withdrawal-return') THEN 'withdrawal'
           ELSE 'other' END AS line,
      coalesce(w.settled_at, d.paid_at, p.created_at) AS at
    FROM ledger_posting p JOIN ledger_transfer t ON t.id = p.transfer_id
    LEFT JOIN (
      SELECT transfer_id, settled_at FROM wager WHERE transfer_id IS NOT NULL
      UNION ALL SELECT payout_transfer_id, settled_at FROM wager WHERE payout_transfer_id IS NOT NULL) w
      ON w.transfer_id = p.transfer_id
    LEFT JOIN deposit d ON d.transfer_id = p.transfer_id
    LEFT JOIN LATERAL (
      SELECT sum(o.amount) AS fee FROM ledger_posting o JOIN ledger_account a ON a.id = o.account_id
        WHERE o.transfer_id = p.transfer_id AND a.owner_kind = 'system' AND a.owner_id = 'fees') f
      ON p.account_id IN (SELECT id FROM ledger_account WHERE owner_kind = 'member')
), summed AS (
  SELECT id, line, max(at) OVER every AS at, sum(greatest(amount, 0)) OVER every AS credited,
      sum(greatest(amount, 0)) OVER alike AS line_credited, sum(greatest(-amount, 0)) OVER alike AS line_debited,
      sum(coalesce(fee, 0)) OVER alike AS line_fee
    FROM told WINDOW every AS (PARTITION BY account_id ORDER BY account_seq),
      alike AS (PARTITION BY account_id, line ORDER BY account_seq)
)
UPDATE ledger_posting p SET at = s.at, line = s.line, credited = s.credited,
    line_credited = CASE WHEN s.line <> 'play' THEN s.line_credited END,
    line_debited = CASE WHEN s.line <> 'play' THEN s.line_debited END,
    line_fee = CASE WHEN s.line <> 'play' THEN s.line_fee END
  FROM summed s WHERE s.id = p.id;
ALTER TABLE ledger_posting ENABLE TRIGGER USER;

ALTER TABLE ledger_posting
  ALTER COLUMN at SET NOT NULL,
  ALTER COLUMN line SET NOT NULL,
  ALTER COLUMN credited SET NOT NULL,
  ADD CHECK (credited >= balance_after),
  ADD CHECK ((line = 'play') = (line_credited IS NULL)),
  ADD CHECK ((line = 'play') = (line_debited IS NULL)),
  ADD CHECK ((line = 'play') = (line_fee IS NULL));

-- Money that was not played with is a few rows among many. The place is negated so that no plan takes the chain's own
-- index for this order: that one leads past every round.
CREATE INDEX ledger_posting_money ON ledger_posting (account_id, (-account_seq)) WHERE line <> 'play';
CREATE INDEX ledger_posting_by_line ON ledger_posting (account_id, line, (-account_seq)) WHERE line <> 'play';
