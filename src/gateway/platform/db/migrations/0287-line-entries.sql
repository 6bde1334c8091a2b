-- Movements of money of accounts below agents, one by one, for the list that agents read. Whoever counts the sums of 0281 writes
-- them in the same statement, so that both say the same.

CREATE TABLE line_entry (
  -- The posting of the ledger.
  id bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  -- Civil day of the operator, by which it belongs to a line.
  day date NOT NULL,
  member_id bigint NOT NULL REFERENCES member,
  -- Directly above on that day.
  agent_id bigint NOT NULL REFERENCES member,
  currency char(3) NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdrawal', 'reward', 'rebate', 'transfer')),
  -- What the account got, or gave with a minus sign; with the fee of a deposit, as in the sums.
  amount bigint NOT NULL
);
-- A list over a line reads the newest of each agent, and merges them.
CREATE INDEX line_entry_below ON line_entry (agent_id, currency, at, id);
CREATE INDEX line_entry_below_of_kind ON line_entry (agent_id, currency, kind, at, id);
CREATE INDEX line_entry_of_member ON line_entry (member_id, currency, at, id);
