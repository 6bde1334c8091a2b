-- Promotions: what an operator promises, and what each member has of it. Product rules 23.

-- Promotions: what an operator promises, and what each member has of it. Product rules 23. A promotion never changes:
-- other rules are another version of it. Whoever joined keeps the version that was joined.
CREATE TABLE promotion (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (name ~ '^[a-z0-9-]{1,40}$'),
  version integer NOT NULL CHECK (version > 0),
  -- See gateway/rewards/promotions/kinds.ts.
  kind text NOT NULL,
  currency char(3) NOT NULL CHECK (currency <> 'FUN'),
  valid_from timestamptz NOT NULL,
  -- Null: without an end.
  valid_until timestamptz CHECK (valid_until > valid_from),
  -- Title, summary and terms by language.
  texts jsonb NOT NULL,
  -- Code of the announcement that tells of it.
  announcement text,
  -- The version of the offer that it grants; null where it gives money.
  offer_id bigint REFERENCES bonus_offer,
  -- See gateway/rewards/promotions/rules.ts.
  rules jsonb NOT NULL,
  put_in_by text NOT NULL CHECK (put_in_by <> ''),
  put_in_at timestamptz NOT NULL,
  -- A promotion can give free rounds.
  free_offer_id bigint REFERENCES free_offer,
  UNIQUE (name, version),
  CHECK (num_nonnulls(offer_id, free_offer_id) < 2)
);
REVOKE UPDATE, DELETE ON promotion FROM arara_app;
CREATE TRIGGER promotion_stays BEFORE UPDATE OR DELETE ON promotion
  FOR EACH ROW EXECUTE FUNCTION keep_row('a promotion stays; other rules are another version');

-- What a member has of a promotion, from joining it, applying or being given it on.
CREATE TABLE member_reward (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  promotion_id bigint NOT NULL REFERENCES promotion,
  -- The promotion's, whatever the version.
  name text NOT NULL,
  -- What it was given for, chosen by the operator; null for what a member has joined or applied for.
  reference text CHECK (reference <> ''),
  given_by text CHECK (given_by <> ''),
  state text NOT NULL CHECK (state IN ('signed', 'applying', 'rejected', 'claim', 'claimed', 'issued', 'close')),
  -- Why it is closed.
  reason text CHECK (reason IN ('expired', 'left', 'blocked', 'off', 'missed', 'closed')),
  -- What the member wrote, and what was answered.
  comment text CHECK (char_length(comment) <= 140),
  answer text CHECK (char_length(answer) BETWEEN 1 AND 255),
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- Until when the deposit has to come, or the claim.
  due_at timestamptz CHECK (due_at > created_at),
  currency char(3) NOT NULL CHECK (currency <> 'FUN'),
  -- What it gives, in minor units; of a deposit bonus only known with the deposit.
  amount bigint CHECK (amount > 0),
  deposit_id bigint UNIQUE REFERENCES deposit,
  transfer_id bigint UNIQUE REFERENCES ledger_transfer,
  grant_id bigint UNIQUE REFERENCES bonus_grant,
  free_id bigint UNIQUE REFERENCES free_rounds,
  UNIQUE (member_id, name, reference),
  CHECK ((reference IS NULL) = (given_by IS NULL)),
  CHECK ((state = 'close') = (reason IS NOT NULL)),
  CHECK (state NOT IN ('signed', 'claim') OR due_at IS NOT NULL),
  CHECK (state NOT IN ('claimed', 'issued') OR amount IS NOT NULL),
  CHECK (state <> 'issued' OR deposit_id IS NOT NULL),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  CHECK (num_nonnulls(transfer_id, grant_id, free_id) = CASE WHEN state IN ('claimed', 'issued') THEN 1 ELSE 0 END)
);
-- Nobody has joined or applied twice at a time.
CREATE UNIQUE INDEX member_reward_under_way ON member_reward (member_id, name) WHERE state IN ('signed', 'applying');
CREATE INDEX member_reward_of_member ON member_reward (member_id, (-id));
CREATE INDEX member_reward_due ON member_reward (due_at) WHERE state IN ('signed', 'claim');
CREATE INDEX member_reward_applying ON member_reward (id) WHERE state = 'applying';
REVOKE DELETE ON member_reward FROM arara_app;
CREATE FUNCTION member_reward_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER member_reward_guard BEFORE UPDATE OR DELETE ON member_reward
  FOR EACH ROW EXECUTE FUNCTION member_reward_guard();
-- Deposits and rewards name each other.
ALTER TABLE deposit ADD FOREIGN KEY (reward_id) REFERENCES member_reward;

-- Cash back: a part of what a member lost in a period, worked out once when it is over. Product rules 28. The periods
-- of each promotion. One is closed when every bet of it is known and everybody's part is worked out.
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
REVOKE DELETE ON cash_back_period FROM arara_app;

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
REVOKE UPDATE, DELETE ON cash_back FROM arara_app;
CREATE TRIGGER cash_back_stays BEFORE UPDATE OR DELETE ON cash_back FOR EACH ROW EXECUTE FUNCTION keep_row();
