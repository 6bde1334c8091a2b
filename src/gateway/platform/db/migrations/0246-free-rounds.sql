-- Free rounds: what an operator offers, and what each member has of it. What they win stands in an account of its own until the
-- last one is played or their time is over. Product rules 28.

-- An offer never changes: other terms are another version of it. What was given keeps a copy of its terms.
CREATE TABLE free_offer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (name ~ '^[a-z0-9-]{1,40}$'),
  version integer NOT NULL CHECK (version > 0),
  currency char(3) NOT NULL CHECK (currency <> 'FUN'),
  valid_from timestamptz NOT NULL,
  -- Null: without an end.
  valid_until timestamptz CHECK (valid_until > valid_from),
  -- Title by language.
  titles jsonb NOT NULL,
  -- See gateway/free-rounds/terms.ts.
  terms jsonb NOT NULL,
  -- The version of the bonus that the win becomes; null: it goes to the main account.
  bonus_offer_id bigint REFERENCES bonus_offer,
  put_in_by text NOT NULL CHECK (put_in_by <> ''),
  put_in_at timestamptz NOT NULL,
  UNIQUE (name, version)
);

CREATE TABLE free_rounds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  offer_id bigint NOT NULL REFERENCES free_offer,
  -- What gave them, so that nothing gives twice.
  source text NOT NULL CHECK (source IN ('deposit', 'promotion')),
  source_ref text NOT NULL CHECK (source_ref <> ''),
  granted_by text NOT NULL CHECK (granted_by <> ''),
  currency char(3) NOT NULL CHECK (currency <> 'FUN'),
  -- The account in which the win is collected, and the wallet that it goes to.
  account_id bigint NOT NULL UNIQUE REFERENCES ledger_account,
  wallet_id bigint NOT NULL REFERENCES ledger_account,
  terms jsonb NOT NULL,
  -- The bet of each round.
  stake bigint NOT NULL CHECK (stake > 0),
  rounds integer NOT NULL CHECK (rounds > 0),
  used integer NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND rounds),
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'completed', 'expired', 'forfeited')),
  -- What came of the win: to the wallet, or as a bonus.
  paid bigint CHECK (paid BETWEEN 0 AND won),
  transfer_id bigint UNIQUE REFERENCES ledger_transfer,
  grant_id bigint UNIQUE REFERENCES bonus_grant,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  ended_at timestamptz,
  UNIQUE (member_id, source, source_ref),
  CHECK ((status = 'active') = (ended_at IS NULL)),
  CHECK ((status = 'active') = (paid IS NULL)),
  CHECK (status <> 'completed' OR used = rounds),
  CHECK (status <> 'active' OR used < rounds),
  CHECK (num_nonnulls(transfer_id, grant_id) = CASE WHEN paid > 0 THEN 1 ELSE 0 END)
) WITH (fillfactor = 80);
-- Those that end first are played first.
CREATE INDEX free_rounds_running ON free_rounds (member_id, expires_at, id) WHERE status = 'active';
CREATE INDEX free_rounds_due ON free_rounds (expires_at) WHERE status = 'active';

-- A round that its player paid nothing for: the whole stake is bonus money, and so is the win.
ALTER TABLE wager ADD COLUMN free_id bigint;
DO $$
DECLARE
  v_check text;
BEGIN
  SELECT conname INTO STRICT v_check FROM pg_constraint WHERE conrelid = 'wager'::regclass AND contype = 'c'
    AND pg_get_constraintdef(oid) LIKE '%grant_id IS NULL%bonus_stake IS NULL%';
  EXECUTE format('ALTER TABLE wager DROP CONSTRAINT %I', v_check);
END
$$;
ALTER TABLE wager
  ADD CHECK ((num_nonnulls(grant_id, free_id) = 0) = (bonus_stake IS NULL)),
  ADD CHECK (num_nonnulls(grant_id, free_id) < 2),
  ADD CHECK (free_id IS NULL OR (bonus_stake = stake AND bonus_win = win AND valid_bet = 0));
CREATE INDEX wager_free ON wager (free_id) WHERE free_id IS NOT NULL;

-- A bonus can come of what free rounds won.
ALTER TABLE bonus_grant DROP CONSTRAINT bonus_grant_source_check;
ALTER TABLE bonus_grant ADD CONSTRAINT bonus_grant_source_check CHECK (source IN ('gift', 'deposit', 'promotion', 'free'));

-- A promotion can give free rounds.
ALTER TABLE promotion
  ADD COLUMN free_offer_id bigint REFERENCES free_offer,
  ADD CHECK (num_nonnulls(offer_id, free_offer_id) < 2);
ALTER TABLE member_reward ADD COLUMN free_id bigint UNIQUE REFERENCES free_rounds;
DO $$
DECLARE
  v_check text;
BEGIN
  SELECT conname INTO STRICT v_check FROM pg_constraint WHERE conrelid = 'member_reward'::regclass AND contype = 'c'
    AND pg_get_constraintdef(oid) LIKE '%num_nonnulls(transfer_id, grant_id)%';
  EXECUTE format('ALTER TABLE member_reward DROP CONSTRAINT %I', v_check);
END
$$;
ALTER TABLE member_reward
  ADD CHECK (num_nonnulls(transfer_id, grant_id, free_id) = CASE WHEN state IN ('claimed', 'issued') THEN 1 ELSE 0 END);

REVOKE INSERT, UPDATE, DELETE ON free_rounds FROM arara_app;
REVOKE UPDATE, DELETE ON free_offer FROM arara_app;

-- Bodies stand in ../functions; here they only come to be, so that triggers can name them.
CREATE FUNCTION free_rounds_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER free_offer_stays BEFORE UPDATE OR DELETE ON free_offer FOR EACH ROW EXECUTE FUNCTION bonus_row_guard();
CREATE TRIGGER free_rounds_guard BEFORE UPDATE OR DELETE ON free_rounds FOR EACH ROW EXECUTE FUNCTION free_rounds_guard();
