-- Roles, defaults for later tables, and the ledger: accounts, transfers, postings, holds, idempotency, periods.
-- The application's role reads these tables and writes them only through the functions of 0002.

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

-- fillfactor leaves room on the page, so that the frequent balance updates touch no index.
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

CREATE TABLE ledger_transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind <> ''),
  reference text,
  actor text,
  idempotency_key text,
  reverses_id bigint REFERENCES ledger_transfer (id),
  metadata jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE UNIQUE INDEX ledger_transfer_reverses ON ledger_transfer (reverses_id) WHERE reverses_id IS NOT NULL;
CREATE INDEX ledger_transfer_reference ON ledger_transfer (reference) WHERE reference IS NOT NULL;

-- account_seq numbers each account's postings from 1 without gaps: with balance_before and balance_after they are a
-- chain, in which a lost, doubled or changed row shows, and to which hashes can be added.
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
  CHECK (balance_after = balance_before + amount),
  UNIQUE (account_id, account_seq),
  -- A posting's currency is its account's: play money cannot meet another currency.
  FOREIGN KEY (account_id, currency) REFERENCES ledger_account (id, currency)
);
CREATE INDEX ledger_posting_transfer ON ledger_posting (transfer_id);

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
  transfer_id bigint REFERENCES ledger_transfer (id),
  payout_transfer_id bigint REFERENCES ledger_transfer (id),
  balance_after bigint,
  held_after bigint,
  answer jsonb,
  CHECK ((status = 'pending') = (closed_at IS NULL)),
  CHECK ((status = 'posted') = (transfer_id IS NOT NULL))
) WITH (fillfactor = 80);
CREATE INDEX ledger_hold_pending ON ledger_hold (account_id) WHERE status = 'pending';
CREATE INDEX ledger_hold_due ON ledger_hold (expires_at) WHERE status = 'pending';
CREATE INDEX ledger_hold_reference ON ledger_hold (reference) WHERE reference IS NOT NULL;

CREATE TABLE ledger_idempotency (
  actor text NOT NULL CHECK (actor <> ''),
  key text NOT NULL CHECK (key <> ''),
  request_hash bytea NOT NULL,
  response jsonb,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (actor, key)
) WITH (fillfactor = 80);

CREATE TABLE ledger_period (
  contract text NOT NULL,
  period text NOT NULL,
  transfer_id bigint NOT NULL REFERENCES ledger_transfer (id),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (contract, period)
);

-- Guards that hold for everybody, the owner of the tables too.

CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: a correction is a reversal', TG_TABLE_NAME USING ERRCODE = '42501';
END
$$;

CREATE TRIGGER ledger_transfer_append_only BEFORE UPDATE OR DELETE ON ledger_transfer
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_transfer_no_truncate BEFORE TRUNCATE ON ledger_transfer
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_posting_append_only BEFORE UPDATE OR DELETE ON ledger_posting
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_posting_no_truncate BEFORE TRUNCATE ON ledger_posting
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_period_append_only BEFORE UPDATE OR DELETE ON ledger_period
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_hold_no_delete BEFORE DELETE ON ledger_hold
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
-- A closed hold stays as it is.
CREATE TRIGGER ledger_hold_final BEFORE UPDATE ON ledger_hold
  FOR EACH ROW WHEN (OLD.status <> 'pending') EXECUTE FUNCTION ledger_refuse_change();

-- Checked at commit, when all postings are there. One posting, or a sum other than zero, undoes the transaction.
CREATE FUNCTION ledger_check_balanced() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_transfer bigint;
  v_count bigint;
  v_balanced boolean;
BEGIN
  IF TG_TABLE_NAME = 'ledger_posting' THEN v_transfer := NEW.transfer_id; ELSE v_transfer := NEW.id; END IF;
  SELECT coalesce(sum(c.n), 0), coalesce(bool_and(c.total = 0), false) INTO v_count, v_balanced
    FROM (SELECT count(*) AS n, sum(amount) AS total FROM ledger_posting
            WHERE transfer_id = v_transfer GROUP BY currency) c;
  IF v_count < 2 OR NOT v_balanced THEN
    RAISE EXCEPTION 'transfer % does not balance', v_transfer USING ERRCODE = 'AR010', DETAIL = '{}';
  END IF;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER ledger_posting_balanced AFTER INSERT ON ledger_posting
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_balanced();
CREATE CONSTRAINT TRIGGER ledger_transfer_balanced AFTER INSERT ON ledger_transfer
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_balanced();

REVOKE ALL ON ledger_account, ledger_transfer, ledger_posting, ledger_hold, ledger_idempotency, ledger_period
  FROM PUBLIC, arara_app;
GRANT SELECT ON ledger_account, ledger_transfer, ledger_posting, ledger_hold, ledger_idempotency, ledger_period
  TO arara_app;
