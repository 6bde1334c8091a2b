-- Each state of a statement has its date: a held one is released, and one that an agent pays may wait for money first. Older rows
-- have no such dates.
ALTER TABLE line_statement
  ADD COLUMN released_at timestamptz,
  -- When its payer did not have enough for the first time.
  ADD COLUMN insufficient_at timestamptz;

-- Statements that agents pay, by the agent who pays them.
CREATE INDEX line_statement_by_upline ON line_statement (upline_id, ends_at) WHERE payer = 'upline';
CREATE INDEX line_statement_owed ON line_statement (upline_id) WHERE payer = 'upline' AND state IN ('due', 'held', 'insufficient');
