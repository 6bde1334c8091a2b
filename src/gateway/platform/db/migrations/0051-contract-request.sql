-- Contracts an upline offers to a downline, and offers to end one. They count once the lower level has accepted.

CREATE TABLE contract_request (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The lower level, who answers.
  member_id bigint NOT NULL REFERENCES member,
  upline_id bigint NOT NULL REFERENCES member,
  contract text NOT NULL CHECK (contract IN ('dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary')),
  kind text NOT NULL CHECK (kind IN ('new', 'termination')),
  -- Hundredths of a percent.
  rate integer NOT NULL CHECK (rate BETWEEN 0 AND 10000),
  -- What the period must reach; minor units of `currency`. Null where nothing is asked.
  period_valid_bet bigint CHECK (period_valid_bet >= 0),
  period_pnl bigint,
  active_members integer CHECK (active_members >= 0),
  bet_amount bigint CHECK (bet_amount >= 0),
  currency char(3) NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'accepted', 'rejected', 'withdrawn')),
  offered_at timestamptz NOT NULL,
  answered_at timestamptz,
  CHECK (member_id <> upline_id),
  CHECK ((status = 'pending') = (answered_at IS NULL))
);

-- Of each contract one offer at a time waits for an answer.
CREATE UNIQUE INDEX contract_request_pending ON contract_request (member_id, contract) WHERE status = 'pending';
CREATE INDEX contract_request_by_member ON contract_request (member_id, contract, answered_at);
