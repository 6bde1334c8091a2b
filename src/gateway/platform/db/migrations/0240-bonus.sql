-- Bonuses: what an operator offers, what members were granted, and every movement of it. The money stands in an account of
-- its own for each grant until it is converted. Product rules 22.

-- An offer never changes: other terms are another version of it. What was granted keeps a copy of its terms.
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
  -- See gateway/bonus/terms.ts.
  terms jsonb NOT NULL,
  put_in_by text NOT NULL CHECK (put_in_by <> ''),
  put_in_at timestamptz NOT NULL,
  UNIQUE (name, version)
);

CREATE TABLE bonus_grant (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  offer_id bigint NOT NULL REFERENCES bonus_offer,
  -- Who or what gave it, so that nothing gives twice.
  source text NOT NULL CHECK (source IN ('gift')),
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
CREATE INDEX bonus_grant_running ON bonus_grant (member_id, currency, expires_at, created_at, id) WHERE status = 'active';
CREATE INDEX bonus_grant_due ON bonus_grant (expires_at) WHERE status = 'active';
CREATE INDEX bonus_grant_ended ON bonus_grant (member_id, (-id)) WHERE status <> 'active';

CREATE TABLE bonus_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  grant_id bigint NOT NULL REFERENCES bonus_grant,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('grant', 'stake', 'win', 'reversal', 'convert', 'forfeit', 'expire')),
  -- What the bonus money grew by, and beside it the member's own. Their sum over all entries is what is left to be staked.
  bonus_amount bigint NOT NULL,
  real_amount bigint NOT NULL,
  -- What the progress grew by.
  wagering bigint NOT NULL,
  wager_id bigint,
  -- None for what is only held, or moved with the transfer of its bet.
  transfer_id bigint
);
CREATE INDEX bonus_entry_by_grant ON bonus_entry (grant_id, (-id));
CREATE INDEX bonus_entry_stake ON bonus_entry (wager_id) WHERE kind = 'stake';

-- What a bet took from and brought to a bonus. Null for all that was played without one.
ALTER TABLE wager
  ADD COLUMN grant_id bigint,
  ADD COLUMN bonus_stake bigint,
  ADD COLUMN bonus_win bigint,
  ADD COLUMN bonus_hold_id bigint,
  ADD CHECK (bonus_stake BETWEEN 0 AND stake),
  ADD CHECK (bonus_win BETWEEN 0 AND win),
  ADD CHECK ((grant_id IS NULL) = (bonus_stake IS NULL));
CREATE UNIQUE INDEX wager_by_bonus_hold ON wager (bonus_hold_id) WHERE bonus_hold_id IS NOT NULL;

-- Limits count a member's own money only.
ALTER TABLE member_hour
  ADD COLUMN bonus_stake bigint NOT NULL DEFAULT 0,
  ADD COLUMN bonus_win bigint NOT NULL DEFAULT 0;

REVOKE INSERT, UPDATE, DELETE ON bonus_grant, bonus_entry FROM arara_app;
REVOKE UPDATE, DELETE ON bonus_offer FROM arara_app;

-- Bodies stand in ../functions; here they only come to be, so that triggers can name them.
CREATE FUNCTION bonus_grant_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION bonus_row_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER bonus_grant_guard BEFORE UPDATE OR DELETE ON bonus_grant FOR EACH ROW EXECUTE FUNCTION bonus_grant_guard();
CREATE TRIGGER bonus_offer_stays BEFORE UPDATE OR DELETE ON bonus_offer FOR EACH ROW EXECUTE FUNCTION bonus_row_guard();
CREATE TRIGGER bonus_entry_stays BEFORE UPDATE OR DELETE ON bonus_entry FOR EACH ROW EXECUTE FUNCTION bonus_row_guard();
