-- Cash back: a part of what a member lost in a period, worked out once when it is over. Product rules 28.

-- The periods of each promotion. One is closed when every bet of it is known and everybody's part is worked out.
CREATE TABLE cash_back_period (
  name text NOT NULL,
  period text NOT NULL,
  promotion_id bigint NOT NULL REFERENCES promotion,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  closed_at timestamptz,
  PRIMARY KEY (name, period)
);
CREATE INDEX cash_back_period_open ON cash_back_period (ends_at) WHERE closed_at IS NULL;

-- What was worked out for a member, with all that went into it. It never changes.
CREATE TABLE cash_back (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  name text NOT NULL,
  period text NOT NULL,
  promotion_id bigint NOT NULL REFERENCES promotion,
  currency char(3) NOT NULL CHECK (currency <> 'FUN'),
  -- Own money of settled bets that were placed in the period.
  bets bigint NOT NULL CHECK (bets > 0),
  stake bigint NOT NULL CHECK (stake >= 0),
  win bigint NOT NULL CHECK (win >= 0),
  -- Hundredths of a per cent.
  rate integer NOT NULL CHECK (rate BETWEEN 1 AND 10000),
  minimum bigint NOT NULL CHECK (minimum > 0),
  cap bigint CHECK (cap > 0),
  amount bigint NOT NULL CHECK (amount >= 0),
  -- Why nothing is given back.
  reason text CHECK (reason IN ('no_loss', 'small', 'not_eligible')),
  worked_out_at timestamptz NOT NULL,
  reward_id bigint UNIQUE REFERENCES member_reward,
  UNIQUE (member_id, name, period),
  FOREIGN KEY (name, period) REFERENCES cash_back_period,
  CHECK ((reason IS NULL) = (reward_id IS NOT NULL)),
  CHECK ((reason IS NULL) = (amount > 0))
);

REVOKE DELETE ON cash_back_period FROM arara_app;
REVOKE UPDATE, DELETE ON cash_back FROM arara_app;
CREATE TRIGGER cash_back_stays BEFORE UPDATE OR DELETE ON cash_back FOR EACH ROW EXECUTE FUNCTION bonus_row_guard();
