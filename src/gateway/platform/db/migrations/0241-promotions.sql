-- Promotions: what an operator promises, and what each member has of it. Product rules 23.

-- A promotion never changes: other rules are another version of it. Whoever joined keeps the version that was joined.
CREATE TABLE promotion (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (name ~ '^[a-z0-9-]{1,40}$'),
  version integer NOT NULL CHECK (version > 0),
  -- See gateway/promotions/kinds.ts.
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
  -- See gateway/promotions/rules.ts.
  rules jsonb NOT NULL,
  put_in_by text NOT NULL CHECK (put_in_by <> ''),
  put_in_at timestamptz NOT NULL,
  UNIQUE (name, version)
);

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
  UNIQUE (member_id, name, reference),
  CHECK ((reference IS NULL) = (given_by IS NULL)),
  CHECK ((state = 'close') = (reason IS NOT NULL)),
  CHECK (state NOT IN ('signed', 'claim') OR due_at IS NOT NULL),
  CHECK (num_nonnulls(transfer_id, grant_id) = CASE WHEN state IN ('claimed', 'issued') THEN 1 ELSE 0 END),
  CHECK (state NOT IN ('claimed', 'issued') OR amount IS NOT NULL),
  CHECK (state <> 'issued' OR deposit_id IS NOT NULL),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL))
);
-- Nobody has joined or applied twice at a time.
CREATE UNIQUE INDEX member_reward_under_way ON member_reward (member_id, name) WHERE state IN ('signed', 'applying');
CREATE INDEX member_reward_of_member ON member_reward (member_id, (-id));
CREATE INDEX member_reward_due ON member_reward (due_at) WHERE state IN ('signed', 'claim');
CREATE INDEX member_reward_applying ON member_reward (id) WHERE state = 'applying';

-- A bonus can come of a deposit, or of a reward that was claimed.
ALTER TABLE bonus_grant DROP CONSTRAINT bonus_grant_source_check;
ALTER TABLE bonus_grant ADD CONSTRAINT bonus_grant_source_check CHECK (source IN ('gift', 'deposit', 'promotion'));

-- Pictures of an application.
ALTER TABLE upload DROP CONSTRAINT upload_purpose_check;
ALTER TABLE upload ADD CONSTRAINT upload_purpose_check CHECK (purpose IN ('icon', 'proof', 'identity', 'application'));
ALTER TABLE upload ADD COLUMN reward_id bigint REFERENCES member_reward;
CREATE INDEX upload_of_reward ON upload (reward_id) WHERE reward_id IS NOT NULL;

REVOKE UPDATE, DELETE ON promotion FROM arara_app;
REVOKE DELETE ON member_reward FROM arara_app;

-- Bodies stand in ../functions; here they only come to be, so that triggers can name them.
CREATE FUNCTION promotion_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION member_reward_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER promotion_stays BEFORE UPDATE OR DELETE ON promotion FOR EACH ROW EXECUTE FUNCTION promotion_guard();
CREATE TRIGGER member_reward_guard BEFORE UPDATE OR DELETE ON member_reward FOR EACH ROW EXECUTE FUNCTION member_reward_guard();
