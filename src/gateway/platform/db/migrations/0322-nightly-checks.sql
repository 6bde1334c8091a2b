-- What is found when figures of agents' lines are compared with the bets and the ledger each night. See decision 0063.

-- A row for each civil day of the operator. Whoever writes it does the work of the night.
CREATE TABLE line_night (
  day date PRIMARY KEY,
  begun_at timestamptz NOT NULL,
  -- Null until everything is compared; whoever died in between leaves it so.
  checked_at timestamptz,
  -- The newest statement that there was.
  newest_id bigint NOT NULL DEFAULT 0,
  statements integer NOT NULL DEFAULT 0,
  differing integer NOT NULL DEFAULT 0
);

-- Invariants that did not hold, with the first rows that violate them.
CREATE TABLE line_finding (
  day date NOT NULL REFERENCES line_night,
  rule text NOT NULL,
  faults bigint NOT NULL CHECK (faults > 0),
  examples jsonb NOT NULL,
  PRIMARY KEY (day, rule)
);

-- Statements that were worked out again: what came of the last time.
CREATE TABLE statement_check (
  statement_id bigint PRIMARY KEY REFERENCES line_statement,
  agrees boolean NOT NULL,
  -- Figures that differ, as stated and as found.
  differs jsonb NOT NULL,
  checked_at timestamptz NOT NULL
);
CREATE INDEX statement_check_differing ON statement_check (statement_id) WHERE NOT agrees;
