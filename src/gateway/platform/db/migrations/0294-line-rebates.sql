-- Rebates along the agent line: what an account gets of its valid bets, from a civil day of the operator on. The newest row that
-- has begun counts. Nobody has more than the agent directly above; who has no agent above may give what the setting
-- `lineRebate` says. See decision 0061.
CREATE TABLE line_rebate (
  member_id bigint NOT NULL REFERENCES member,
  from_day date NOT NULL,
  -- In hundredths of a percent.
  rate integer NOT NULL CHECK (rate BETWEEN 0 AND 10000),
  -- The agent who set it.
  set_by bigint NOT NULL REFERENCES member,
  set_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, from_day)
);
