-- Rules that also bind the owner of the tables: ledger rows never change, every transfer balances, and each posting is
-- chained to the one before it.

CREATE OR REPLACE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: a correction is a reversal', TG_TABLE_NAME USING ERRCODE = '42501';
END
$$;

-- Real money is never deleted, not even by the owner. Play money is deleted only by functions that announce it.
CREATE OR REPLACE FUNCTION ledger_refuse_delete() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_play boolean;
BEGIN
  IF current_setting('arara.forgetting', true) = 'play money' THEN
    CASE TG_TABLE_NAME
      WHEN 'ledger_posting', 'round', 'wager' THEN v_play := OLD.currency = 'FUN';
      WHEN 'ledger_hold' THEN
        v_play := EXISTS (SELECT FROM ledger_account WHERE id = OLD.account_id AND currency = 'FUN');
      -- Its foreign key requires that its postings are deleted first, and only postings of play money can be.
      WHEN 'ledger_transfer' THEN v_play := true;
    END CASE;
    IF v_play THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION '% is append-only: a correction is a reversal', TG_TABLE_NAME USING ERRCODE = '42501';
END
$$;

-- Checked at commit, when all postings are there. A single posting, or a sum other than zero, rolls the transaction
-- back.
CREATE OR REPLACE FUNCTION ledger_check_balanced() RETURNS trigger
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

-- A transfer's hash covers its content. A posting's hash covers the hash of the account's previous posting, the hash of
-- its transfer and its own content; the first posting uses a hash of the account's owner instead. To change a row
-- unnoticed, one would have to rewrite every later posting of all accounts involved.

CREATE FUNCTION ledger_micros(p_at timestamptz) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (extract(epoch FROM p_at) * 1000000)::bigint;
END
$$;

CREATE FUNCTION ledger_account_hash(p ledger_account) RETURNS bytea LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN sha256(convert_to(jsonb_build_array(
    p.id, p.owner_kind, p.owner_id, p.purpose, p.shard, p.currency, p.floor)::text, 'UTF8'));
END
$$;

CREATE FUNCTION ledger_transfer_hash(p ledger_transfer) RETURNS bytea LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN sha256(convert_to(jsonb_build_array(
    p.id, p.kind, p.reference, p.actor, p.idempotency_key, p.reverses_id, p.metadata, ledger_micros(p.created_at))::text, 'UTF8'));
END
$$;

CREATE FUNCTION ledger_posting_hash(p_before bytea, p_transfer bytea, p ledger_posting)
RETURNS bytea LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN sha256(p_before || p_transfer || convert_to(concat_ws(' ', p.id, p.transfer_id, p.account_id, p.account_seq,
    p.amount, p.currency, p.balance_before, p.balance_after, ledger_micros(p.created_at)), 'UTF8'));
END
$$;

CREATE OR REPLACE FUNCTION ledger_transfer_chain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.hash := ledger_transfer_hash(NEW);
  RETURN NEW;
END
$$;

-- The line of a statement that a transfer belongs to. Postings of play are numerous and only summed up;
-- the others are listed one by one.
CREATE FUNCTION ledger_line(p_kind text, p_reverses bigint) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE
    WHEN p_reverses IS NOT NULL THEN 'correction'
    WHEN p_kind IN ('bet', 'bet-payout') THEN 'play'
    WHEN p_kind = 'deposit' THEN 'deposit'
    WHEN p_kind IN ('withdrawal', 'withdrawal-return') THEN 'withdrawal'
    ELSE 'other' END;
END
$$;

-- The writer of a posting holds the lock of its account, so the previous posting exists and stays. The sums up to this
-- posting continue those of the previous one, and of the previous one in its line.
CREATE OR REPLACE FUNCTION ledger_posting_chain() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_before bytea;
  v_transfer bytea;
  v_at timestamptz;
  v_credited bigint;
  v_alike record;
BEGIN
  SELECT t.hash, ledger_line(t.kind, t.reverses_id), p.hash, p.at, p.credited
    INTO v_transfer, NEW.line, v_before, v_at, v_credited
    FROM ledger_transfer t
    LEFT JOIN ledger_posting p ON p.account_id = NEW.account_id AND p.account_seq = NEW.account_seq - 1
    WHERE t.id = NEW.transfer_id;
  IF NEW.account_seq = 1 THEN
    SELECT ledger_account_hash(a) INTO v_before FROM ledger_account a WHERE a.id = NEW.account_id;
  END IF;
  IF v_before IS NULL OR v_transfer IS NULL THEN
    RAISE EXCEPTION 'posting % of account % has nothing to be chained to', NEW.account_seq, NEW.account_id
      USING ERRCODE = '55000';
  END IF;
  NEW.hash := ledger_posting_hash(v_before, v_transfer, NEW);
  -- A clock that is set back does not change the order.
  NEW.at := greatest(coalesce(NEW.at, NEW.created_at), v_at);
  NEW.credited := coalesce(v_credited, 0) + greatest(NEW.amount, 0);
  IF NEW.line = 'play' THEN
    NEW.line_fee := NULL;
    RETURN NEW;
  END IF;
  SELECT p.line_credited, p.line_debited, p.line_fee INTO v_alike FROM ledger_posting p
    WHERE p.account_id = NEW.account_id AND p.line = NEW.line AND p.line <> 'play' AND -p.account_seq > -NEW.account_seq
    ORDER BY -p.account_seq LIMIT 1;
  NEW.line_credited := coalesce(v_alike.line_credited, 0) + greatest(NEW.amount, 0);
  NEW.line_debited := coalesce(v_alike.line_debited, 0) + greatest(-NEW.amount, 0);
  NEW.line_fee := coalesce(v_alike.line_fee, 0) + coalesce(NEW.line_fee, 0);
  RETURN NEW;
END
$$;

-- The number of an account's postings before a moment, which is the place of the last of them. Times of postings never
-- decrease, so the function reads only a handful of them.
CREATE FUNCTION ledger_seq_before(p_account bigint, p_at timestamptz)
RETURNS bigint LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_low bigint := 0;
  v_high bigint := coalesce((SELECT postings FROM ledger_account WHERE id = p_account), 0);
  v_middle bigint;
  v_at timestamptz;
BEGIN
  WHILE v_low < v_high LOOP
    -- Most periods end now.
    v_middle := CASE WHEN v_at IS NULL THEN v_high ELSE (v_low + v_high + 1) / 2 END;
    SELECT p.at INTO v_at FROM ledger_posting p WHERE p.account_id = p_account AND p.account_seq = v_middle;
    IF v_at < p_at THEN v_low := v_middle; ELSE v_high := v_middle - 1; END IF;
    v_at := coalesce(v_at, 'infinity');
  END LOOP;
  RETURN v_low;
END
$$;

-- The application calls them for the proofs of reconcile.
GRANT EXECUTE ON FUNCTION ledger_micros, ledger_account_hash, ledger_transfer_hash, ledger_posting_hash,
  ledger_line, ledger_seq_before TO arara_app;
