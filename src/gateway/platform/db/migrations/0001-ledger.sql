-- Money: accounts, transfers, postings, holds. The application reads these tables and writes them only by calling
-- functions/ledger.sql; guards bind the owner of the tables too. Decisions 0001 and 0013 say why.

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'arara_app') THEN
    CREATE ROLE arara_app NOLOGIN;
  END IF;
EXCEPTION
  -- Roles belong to the whole cluster: another database's migration may create it at the same moment.
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;

-- An owner that is no superuser must be a member to run the application as that role.
DO $$
BEGIN
  IF NOT pg_has_role(current_user, 'arara_app', 'MEMBER') THEN
    EXECUTE format('GRANT arara_app TO %I', current_user);
  END IF;
END
$$;

REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO arara_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO arara_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO arara_app;

-- The fillfactor leaves room on the page, so that the frequent balance updates touch no index.
CREATE TABLE ledger_account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_kind text NOT NULL CHECK (owner_kind IN ('member', 'system')),
  owner_id text NOT NULL,
  purpose text NOT NULL,
  shard smallint NOT NULL DEFAULT 0 CHECK (shard BETWEEN 0 AND 15),
  currency char(3) NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  floor text NOT NULL CHECK (floor IN ('none', 'zero')),
  balance bigint NOT NULL DEFAULT 0,
  held bigint NOT NULL DEFAULT 0,
  postings bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (owner_kind, owner_id, purpose, currency, shard),
  UNIQUE (id, currency),
  CONSTRAINT ledger_account_held CHECK (held >= 0),
  CONSTRAINT ledger_account_floor CHECK (floor = 'none' OR balance - held >= 0),
  CONSTRAINT ledger_account_member_floor CHECK (owner_kind = 'system' OR floor = 'zero')
) WITH (fillfactor = 50);
REVOKE INSERT, UPDATE, DELETE ON ledger_account FROM arara_app;

-- A movement of money: its postings sum to zero in each currency. A correction is another transfer that reverses it.
CREATE TABLE ledger_transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind <> ''),
  reference text,
  actor text,
  idempotency_key text,
  reverses_id bigint REFERENCES ledger_transfer (id),
  metadata jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  hash bytea NOT NULL
);
CREATE UNIQUE INDEX ledger_transfer_reverses ON ledger_transfer (reverses_id) WHERE reverses_id IS NOT NULL;
CREATE INDEX ledger_transfer_reference ON ledger_transfer (reference) WHERE reference IS NOT NULL;
REVOKE INSERT, UPDATE, DELETE ON ledger_transfer FROM arara_app;
-- Functions are in db/functions. A migration only makes the name of one that a trigger needs.
CREATE FUNCTION keep_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER ledger_transfer_no_truncate BEFORE TRUNCATE ON ledger_transfer
  FOR EACH STATEMENT EXECUTE FUNCTION keep_row();
CREATE FUNCTION ledger_check_balanced() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER ledger_transfer_balanced AFTER INSERT ON ledger_transfer DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_check_balanced();
CREATE FUNCTION ledger_transfer_chain() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER ledger_transfer_chained BEFORE INSERT ON ledger_transfer
  FOR EACH ROW EXECUTE FUNCTION ledger_transfer_chain();
CREATE TRIGGER ledger_transfer_append_only BEFORE UPDATE ON ledger_transfer FOR EACH ROW EXECUTE FUNCTION keep_row();
CREATE FUNCTION ledger_refuse_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER ledger_transfer_no_delete BEFORE DELETE ON ledger_transfer
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_delete();

-- The part of a transfer in one account. `account_seq` numbers each account's postings from 1 without gaps: with
-- `balance_before`, `balance_after` and `hash` they are a chain, in which a lost, doubled or changed row shows.
CREATE TABLE ledger_posting (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transfer_id bigint NOT NULL REFERENCES ledger_transfer (id),
  account_id bigint NOT NULL,
  account_seq bigint NOT NULL CHECK (account_seq > 0),
  amount bigint NOT NULL CHECK (amount <> 0),
  currency char(3) NOT NULL,
  balance_before bigint NOT NULL,
  balance_after bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  hash bytea NOT NULL,
  -- When it happened by the gateway's clock; never before the posting that it follows.
  at timestamptz NOT NULL,
  line text NOT NULL CHECK (line IN ('play', 'deposit', 'withdrawal', 'correction', 'other')),
  -- Everything that the account received up to this posting. What it paid is this without the balance.
  credited bigint NOT NULL CHECK (credited >= 0),
  -- The same within the line of the posting, for lines other than play; and the fees in them.
  line_credited bigint CHECK (line_credited >= 0),
  line_debited bigint CHECK (line_debited >= 0),
  line_fee bigint,
  CHECK (balance_after = balance_before + amount),
  UNIQUE (account_id, account_seq),
  -- A posting's currency is its account's: play money cannot meet another currency.
  CONSTRAINT ledger_posting_account_id_currency_fkey
    FOREIGN KEY (account_id, currency) REFERENCES ledger_account (id, currency),
  CHECK (credited >= balance_after),
  CHECK ((line = 'play') = (line_credited IS NULL)),
  CHECK ((line = 'play') = (line_debited IS NULL)),
  CHECK ((line = 'play') = (line_fee IS NULL))
);
CREATE INDEX ledger_posting_transfer ON ledger_posting (transfer_id);
-- Money that was not played with is a few rows among many. The place is negated so that no plan takes the chain's own
-- index for this order: that one leads past every round.
CREATE INDEX ledger_posting_money ON ledger_posting (account_id, (-account_seq)) WHERE line <> 'play';
CREATE INDEX ledger_posting_by_line ON ledger_posting (account_id, line, (-account_seq)) WHERE line <> 'play';
REVOKE INSERT, UPDATE, DELETE ON ledger_posting FROM arara_app;
CREATE TRIGGER ledger_posting_no_truncate BEFORE TRUNCATE ON ledger_posting
  FOR EACH STATEMENT EXECUTE FUNCTION keep_row();
CREATE CONSTRAINT TRIGGER ledger_posting_balanced AFTER INSERT ON ledger_posting DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_check_balanced();
CREATE FUNCTION ledger_posting_chain() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER ledger_posting_chained BEFORE INSERT ON ledger_posting
  FOR EACH ROW EXECUTE FUNCTION ledger_posting_chain();
CREATE TRIGGER ledger_posting_append_only BEFORE UPDATE ON ledger_posting FOR EACH ROW EXECUTE FUNCTION keep_row();
CREATE TRIGGER ledger_posting_no_delete BEFORE DELETE ON ledger_posting
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_delete();

-- Money of an account that is reserved, as for an open bet or a withdrawal.
CREATE TABLE ledger_hold (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES ledger_account (id),
  amount bigint NOT NULL CHECK (amount > 0),
  kind text NOT NULL CHECK (kind <> ''),
  reference text,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'posted', 'voided', 'expired')),
  metadata jsonb NOT NULL DEFAULT '{}',
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  closed_at timestamptz,
  stake bigint,
  payout bigint,
  transfer_id bigint,
  payout_transfer_id bigint,
  balance_after bigint,
  held_after bigint,
  CHECK ((status = 'pending') = (closed_at IS NULL)),
  CHECK ((status = 'posted') = (transfer_id IS NOT NULL))
) WITH (fillfactor = 80);
CREATE INDEX ledger_hold_due ON ledger_hold (expires_at) WHERE status = 'pending';
CREATE INDEX ledger_hold_reference ON ledger_hold (reference) WHERE reference IS NOT NULL;
CREATE INDEX ledger_hold_by_account ON ledger_hold (account_id);
REVOKE INSERT, UPDATE, DELETE ON ledger_hold FROM arara_app;
-- A closed hold stays as it is.
CREATE TRIGGER ledger_hold_final BEFORE UPDATE ON ledger_hold
  FOR EACH ROW WHEN (OLD.status <> 'pending') EXECUTE FUNCTION keep_row();
CREATE TRIGGER ledger_hold_no_delete BEFORE DELETE ON ledger_hold FOR EACH ROW EXECUTE FUNCTION ledger_refuse_delete();

-- Requests by actor and key with their first answer: asked again, they get it again.
CREATE TABLE ledger_idempotency (
  actor text NOT NULL CHECK (actor <> ''),
  key text NOT NULL CHECK (key <> ''),
  request_hash bytea NOT NULL,
  response jsonb,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (actor, key)
) WITH (fillfactor = 80);
-- Keys come in the order of their time: a range index is a few pages, and a spin pays next to nothing for it.
CREATE INDEX ledger_idempotency_by_time ON ledger_idempotency USING brin (created_at) WITH (pages_per_range = 32);
REVOKE INSERT, UPDATE, DELETE ON ledger_idempotency FROM arara_app;

-- The transfer that settled a period of a contract, so that none is settled twice.
CREATE TABLE ledger_period (
  contract text NOT NULL,
  period text NOT NULL,
  transfer_id bigint NOT NULL REFERENCES ledger_transfer (id),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (contract, period)
);
CREATE INDEX ledger_period_by_transfer ON ledger_period (transfer_id);
REVOKE INSERT, UPDATE, DELETE ON ledger_period FROM arara_app;
CREATE TRIGGER ledger_period_append_only BEFORE UPDATE OR DELETE ON ledger_period
  FOR EACH ROW EXECUTE FUNCTION keep_row();
