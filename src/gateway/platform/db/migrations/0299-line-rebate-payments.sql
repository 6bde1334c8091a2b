-- What rebates along the line gave for a civil day: to each account of its own valid bets, and to each agent what its rate gives of
-- all below, less what those below have of it. Written once a day is over and counted. See decision 0057.
CREATE TABLE line_rebate_payment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  day date NOT NULL,
  currency char(3) NOT NULL,
  -- `own`: of own bets, into the main wallet. `team`: of those below, into the commissions.
  part text NOT NULL CHECK (part IN ('own', 'team')),
  valid_bet bigint NOT NULL CHECK (valid_bet >= 0),
  -- In hundredths of a percent, and the share at that rate, rounded down.
  rate integer NOT NULL CHECK (rate BETWEEN 0 AND 10000),
  gross bigint NOT NULL CHECK (gross >= 0),
  -- What of it those below have.
  below bigint NOT NULL CHECK (below BETWEEN 0 AND gross),
  state text NOT NULL CHECK (state IN ('due', 'paid', 'nothing')),
  worked_out_at timestamptz NOT NULL,
  transfer_id bigint UNIQUE,
  UNIQUE (member_id, day, currency, part),
  CHECK (part = 'team' OR below = 0),
  CHECK ((state = 'paid') = (transfer_id IS NOT NULL)),
  CHECK ((state = 'nothing') = (gross = below))
);
CREATE INDEX line_rebate_payment_due ON line_rebate_payment (id) WHERE state = 'due';
CREATE INDEX line_rebate_payment_of_agent ON line_rebate_payment (member_id, day) WHERE part = 'team';

CREATE FUNCTION line_rebate_payment_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER line_rebate_payment_guard BEFORE UPDATE OR DELETE ON line_rebate_payment
  FOR EACH ROW EXECUTE FUNCTION line_rebate_payment_guard();
