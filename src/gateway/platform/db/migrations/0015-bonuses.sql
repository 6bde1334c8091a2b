-- Bonuses and free rounds: what an operator offers, what members were given, and every movement of it. The money stands
-- in an account of its own for each of them until it is converted. Product rules 22 and 28.

-- Bonuses: what an operator offers, what members were granted, and every movement of it. The money stands in an account
-- of its own for each grant until it is converted. Product rules 22. An offer never changes: other terms are another
-- version of it. What was granted keeps a copy of its terms.
CREATE TABLE bonus_offer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (name ~ '^[a-z0-9-]{1,40}$'),
  version integer NOT NULL CHECK (version > 0),
  currency char(3) NOT NULL CHECK (currency <> 'FUN'),
  valid_from timestamptz NOT NULL,
  -- Null: without an end.
  valid_until timestamptz CHECK (valid_until > valid_from),
  -- Title by language.
  titles jsonb NOT NULL,
  -- See gateway/rewards/bonuses/terms.ts.
  terms jsonb NOT NULL,
  put_in_by text NOT NULL CHECK (put_in_by <> ''),
  put_in_at timestamptz NOT NULL,
  UNIQUE (name, version)
);
REVOKE UPDATE, DELETE ON bonus_offer FROM arara_app;
CREATE TRIGGER bonus_offer_stays BEFORE UPDATE OR DELETE ON bonus_offer FOR EACH ROW EXECUTE FUNCTION keep_row();

-- A bonus that a member was given.
CREATE TABLE bonus_grant (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  offer_id bigint NOT NULL REFERENCES bonus_offer,
  -- Who or what gave it, so that nothing gives twice.
  source text NOT NULL CHECK (source IN ('gift', 'deposit', 'promotion', 'free')),
  source_ref text NOT NULL CHECK (source_ref <> ''),
  granted_by text NOT NULL CHECK (granted_by <> ''),
  currency char(3) NOT NULL CHECK (currency <> 'FUN'),
  -- The account of the bonus money, and the wallet that it is converted into.
  account_id bigint NOT NULL UNIQUE REFERENCES ledger_account,
  wallet_id bigint NOT NULL REFERENCES ledger_account,
  granted bigint NOT NULL CHECK (granted > 0),
  required bigint NOT NULL CHECK (required > 0),
  progress bigint NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND required),
  -- The largest whole stake, and the most that is converted. Null: no bound.
  max_bet bigint CHECK (max_bet > 0),
  cap bigint CHECK (cap >= 0),
  terms jsonb NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'completed', 'expired', 'forfeited')),
  reason text CHECK (reason IN ('exhausted', 'cancelled', 'pause', 'exclusion', 'register', 'closed', 'withdrawal')),
  -- What came to the wallet.
  converted bigint CHECK (converted BETWEEN 0 AND coalesce(cap, converted)),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  ended_at timestamptz,
  UNIQUE (member_id, source, source_ref),
  CHECK ((status = 'active') = (ended_at IS NULL)),
  CHECK ((status = 'forfeited') = (reason IS NOT NULL)),
  CHECK ((status = 'completed') = (converted IS NOT NULL)),
  CHECK (status <> 'completed' OR progress = required)
) WITH (fillfactor = 80);
-- The one that the next bet feeds is the first.
CREATE INDEX bonus_grant_running ON bonus_grant (member_id, currency, expires_at, created_at, id)
  WHERE status = 'active';
CREATE INDEX bonus_grant_due ON bonus_grant (expires_at) WHERE status = 'active';
CREATE INDEX bonus_grant_ended ON bonus_grant (member_id, (-id)) WHERE status <> 'active';
REVOKE INSERT, UPDATE, DELETE ON bonus_grant FROM arara_app;
CREATE FUNCTION bonus_grant_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER bonus_grant_guard BEFORE UPDATE OR DELETE ON bonus_grant
  FOR EACH ROW EXECUTE FUNCTION bonus_grant_guard();

-- Every movement of a bonus.
CREATE TABLE bonus_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  grant_id bigint NOT NULL REFERENCES bonus_grant,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('grant', 'stake', 'win', 'reversal', 'convert', 'forfeit', 'expire')),
  -- What the bonus money grew by, and beside it the member's own. Their sum over all entries is what is left to be
  -- staked.
  bonus_amount bigint NOT NULL,
  real_amount bigint NOT NULL,
  -- What the progress grew by.
  wagering bigint NOT NULL,
  wager_id bigint,
  -- None for what is only held, or moved with the transfer of its bet.
  transfer_id bigint,
  -- Whole per cent of the stake that counted, of a bet. Null for other entries.
  weight smallint CHECK (weight BETWEEN 0 AND 100)
);
CREATE INDEX bonus_entry_by_grant ON bonus_entry (grant_id, (-id));
CREATE INDEX bonus_entry_stake ON bonus_entry (wager_id) WHERE kind = 'stake';
REVOKE INSERT, UPDATE, DELETE ON bonus_entry FROM arara_app;
CREATE TRIGGER bonus_entry_stays BEFORE UPDATE OR DELETE ON bonus_entry FOR EACH ROW EXECUTE FUNCTION keep_row();

-- Free rounds: what an operator offers, and what each member has of it. What they win stands in an account of its own
-- until the last one is played or their time is over. Product rules 28. An offer never changes: other terms are another
-- version of it. What was given keeps a copy of its terms.
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
  -- See gateway/rewards/free-offers/terms.ts.
  terms jsonb NOT NULL,
  -- The version of the bonus that the win becomes; null: it goes to the main account.
  bonus_offer_id bigint REFERENCES bonus_offer,
  put_in_by text NOT NULL CHECK (put_in_by <> ''),
  put_in_at timestamptz NOT NULL,
  UNIQUE (name, version)
);
REVOKE UPDATE, DELETE ON free_offer FROM arara_app;
CREATE TRIGGER free_offer_stays BEFORE UPDATE OR DELETE ON free_offer FOR EACH ROW EXECUTE FUNCTION keep_row();

-- Free rounds that a member was given.
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
REVOKE INSERT, UPDATE, DELETE ON free_rounds FROM arara_app;
CREATE FUNCTION free_rounds_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER free_rounds_guard BEFORE UPDATE OR DELETE ON free_rounds
  FOR EACH ROW EXECUTE FUNCTION free_rounds_guard();
