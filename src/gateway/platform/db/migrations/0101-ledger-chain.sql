-- Two things, in one migration because the second makes final what the first moves: each wallet of play money gets
-- counterparties of its own, and every posting is chained to the one before it by a hash. See decision 0013.

-- Play money stands apart. Against a wallet of play money stand system accounts that no other wallet uses: together
-- they are closed, sum to zero, and can be forgotten without a gap in any chain that stays.

CREATE FUNCTION ledger_counterparty_purpose(p_currency bpchar, p_account bigint)
RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE WHEN p_currency = 'FUN' THEN 'play-' || p_account ELSE 'main' END;
END
$$;

CREATE OR REPLACE FUNCTION ledger_counterparty(p_system text, p_currency bpchar, p_account bigint)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN ledger_account_open('system', p_system, ledger_counterparty_purpose(p_currency, p_account),
    p_currency::text, (p_account % 16)::int);
END
$$;

-- What was played before moves there too. A shard in which something stands that belongs to no wallet stays as it is.
ALTER TABLE ledger_posting DISABLE TRIGGER USER;
CREATE TEMPORARY TABLE play_posting ON COMMIT DROP AS
  SELECT p.id, p.account_id, p.account_seq, p.amount, s.owner_id,
      (SELECT q.account_id FROM ledger_posting q JOIN ledger_account o ON o.id = q.account_id AND o.owner_kind = 'member'
         WHERE q.transfer_id = p.transfer_id ORDER BY q.id LIMIT 1) AS wallet
    FROM ledger_posting p JOIN ledger_account s ON s.id = p.account_id
    WHERE s.owner_kind = 'system' AND s.currency = 'FUN';
DELETE FROM play_posting WHERE account_id IN (SELECT account_id FROM play_posting WHERE wallet IS NULL);
INSERT INTO ledger_account (owner_kind, owner_id, purpose, shard, currency, floor, balance, postings)
  SELECT 'system', owner_id, ledger_counterparty_purpose('FUN', wallet), wallet % 16, 'FUN', 'none', sum(amount), count(*)
    FROM play_posting GROUP BY owner_id, wallet;
UPDATE ledger_posting p SET account_id = m.account_id, account_seq = m.account_seq,
    balance_before = m.balance_after - p.amount, balance_after = m.balance_after
  FROM (
    SELECT f.id, a.id AS account_id,
        row_number() OVER chain AS account_seq, sum(f.amount) OVER chain AS balance_after
      FROM play_posting f JOIN ledger_account a
        ON a.owner_kind = 'system' AND a.owner_id = f.owner_id AND a.purpose = 'play-' || f.wallet
      WINDOW chain AS (PARTITION BY a.id ORDER BY f.account_seq)) m
  WHERE p.id = m.id;
DELETE FROM ledger_account WHERE id IN (SELECT account_id FROM play_posting);

-- A forgotten transfer would make its foreign key look through all holds. Nothing but the functions writes holds, and
-- reconcile looks for holds whose transfers are gone.
ALTER TABLE ledger_hold DROP CONSTRAINT ledger_hold_transfer_id_fkey, DROP CONSTRAINT ledger_hold_payout_transfer_id_fkey;

-- The chain. A transfer's hash is over what it says; a posting's is over the hash of the account's posting before it,
-- the hash of its transfer and what it says itself; before an account's first stands the hash of whose account it is.
-- So whoever changes a row must write every later posting of all accounts it touches anew.

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

-- What was drawn and won is part of the ledger's chain too: the transfer of a stake carries this.
CREATE FUNCTION round_hash(p round) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN encode(sha256(convert_to(jsonb_build_array(p.game_session_id, p.member_id, p.node_id, p.mode, p.currency, p.stake,
    p.win, p.outcome, p.idempotency_key, ledger_micros(p.placed_at), ledger_micros(p.settled_at))::text, 'UTF8')), 'base64');
END
$$;

-- What is there already is taken as it stands.
ALTER TABLE ledger_transfer DISABLE TRIGGER USER;
UPDATE ledger_transfer t SET metadata = t.metadata || jsonb_build_object('round', round_hash(r))
  FROM ledger_hold h JOIN round r ON r.id = h.id WHERE h.transfer_id = t.id AND r.status = 'settled';
ALTER TABLE ledger_transfer ADD COLUMN hash bytea;
UPDATE ledger_transfer t SET hash = ledger_transfer_hash(t);
ALTER TABLE ledger_transfer ALTER COLUMN hash SET NOT NULL;

ALTER TABLE ledger_posting ADD COLUMN hash bytea;
DO $$
DECLARE
  v_next record;
  v_account bigint := 0;
  v_hash bytea;
BEGIN
  FOR v_next IN
    SELECT p AS posting, t.hash AS transfer FROM ledger_posting p JOIN ledger_transfer t ON t.id = p.transfer_id
      ORDER BY p.account_id, p.account_seq
  LOOP
    IF (v_next.posting).account_id <> v_account THEN
      v_account := (v_next.posting).account_id;
      SELECT ledger_account_hash(a) INTO v_hash FROM ledger_account a WHERE a.id = v_account;
    END IF;
    v_hash := ledger_posting_hash(v_hash, v_next.transfer, v_next.posting);
    UPDATE ledger_posting SET hash = v_hash WHERE id = (v_next.posting).id;
  END LOOP;
END
$$;
ALTER TABLE ledger_posting ALTER COLUMN hash SET NOT NULL;
ALTER TABLE ledger_posting ENABLE TRIGGER USER;
ALTER TABLE ledger_transfer ENABLE TRIGGER USER;

CREATE FUNCTION ledger_transfer_chain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.hash := ledger_transfer_hash(NEW);
  RETURN NEW;
END
$$;
CREATE TRIGGER ledger_transfer_chained BEFORE INSERT ON ledger_transfer
  FOR EACH ROW EXECUTE FUNCTION ledger_transfer_chain();

-- Whoever writes a posting holds the lock of its account, so the one before it is there and stays.
CREATE FUNCTION ledger_posting_chain() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_before bytea;
  v_transfer bytea;
BEGIN
  SELECT CASE NEW.account_seq
      WHEN 1 THEN (SELECT ledger_account_hash(a) FROM ledger_account a WHERE a.id = NEW.account_id)
      ELSE (SELECT p.hash FROM ledger_posting p WHERE p.account_id = NEW.account_id AND p.account_seq = NEW.account_seq - 1)
    END, (SELECT t.hash FROM ledger_transfer t WHERE t.id = NEW.transfer_id) INTO v_before, v_transfer;
  IF v_before IS NULL OR v_transfer IS NULL THEN
    RAISE EXCEPTION 'posting % of account % has nothing to be chained to', NEW.account_seq, NEW.account_id
      USING ERRCODE = '55000';
  END IF;
  NEW.hash := ledger_posting_hash(v_before, v_transfer, NEW);
  RETURN NEW;
END
$$;
CREATE TRIGGER ledger_posting_chained BEFORE INSERT ON ledger_posting
  FOR EACH ROW EXECUTE FUNCTION ledger_posting_chain();

-- As in 0080, with metadata for the transfer of the stake, the time of the key by the caller's clock, and play money's own
-- counterparties.
DROP FUNCTION ledger_hold_play;
CREATE FUNCTION ledger_hold_play(p_actor text, p_key text, p_hash bytea, p_account bigint, p_amount bigint, p_payout bigint,
  p_kind text, p_counterparty text, p_reference text DEFAULT NULL, p_metadata jsonb DEFAULT '{}',
  p_now timestamptz DEFAULT NULL,
  OUT replayed boolean, OUT refused jsonb, OUT hold_id bigint, OUT balance bigint, OUT held bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_kept jsonb;
  v_member ledger_account;
  v_other ledger_account;
  v_other_id bigint;
  v_transfer bigint;
  v_payout_transfer bigint;
  v_n int := CASE WHEN p_payout > 0 THEN 2 ELSE 1 END;
BEGIN
  IF p_amount <= 0 OR p_payout < 0 THEN
    RAISE EXCEPTION 'stake or payout out of range' USING ERRCODE = 'AR008', DETAIL = '{}';
  END IF;
  hold_id := nextval('public.ledger_hold_id_seq');
  INSERT INTO ledger_idempotency (actor, key, request_hash, response, created_at)
    VALUES (p_actor, p_key, p_hash, jsonb_build_object('hold', hold_id::text), coalesce(p_now, clock_timestamp()))
    ON CONFLICT DO NOTHING;
  replayed := NOT FOUND;
  IF replayed THEN
    v_kept := ledger_claim(p_actor, p_key, p_hash) -> 'response';
    refused := v_kept -> 'ledger';
    hold_id := (v_kept ->> 'hold')::bigint;
    RETURN;
  END IF;

  UPDATE ledger_account a SET balance = a.balance - p_amount + p_payout, postings = a.postings + v_n
    WHERE a.id = p_account AND (a.floor = 'none' OR a.balance - a.held >= p_amount) RETURNING a.* INTO v_member;
  IF NOT FOUND THEN
    hold_id := NULL;
    SELECT * INTO v_member FROM ledger_account WHERE id = p_account;
    refused := CASE WHEN FOUND
      THEN jsonb_build_object('kind', 'insufficient-funds', 'account', p_account::text,
        'available', (v_member.balance - v_member.held)::text, 'needed', p_amount::text)
      ELSE jsonb_build_object('kind', 'account-not-found', 'account', p_account::text) END;
    UPDATE ledger_idempotency SET response = jsonb_build_object('ledger', refused) WHERE actor = p_actor AND key = p_key;
    RETURN;
  END IF;
  balance := v_member.balance; held := v_member.held;

  INSERT INTO ledger_transfer (kind, reference, metadata) VALUES (p_kind, p_reference, p_metadata) RETURNING id INTO v_transfer;
  IF p_payout > 0 THEN
    INSERT INTO ledger_transfer (kind, reference) VALUES (p_kind || '-payout', p_reference) RETURNING id INTO v_payout_transfer;
  END IF;
  INSERT INTO ledger_hold (id, account_id, amount, kind, reference, status, closed_at, stake, payout, transfer_id, payout_transfer_id,
      balance_after, held_after)
    OVERRIDING SYSTEM VALUE
    VALUES (hold_id, p_account, p_amount, p_kind, p_reference, 'posted', clock_timestamp(), p_amount, p_payout, v_transfer,
      v_payout_transfer, v_member.balance, v_member.held);

  UPDATE ledger_account a SET balance = a.balance + p_amount - p_payout, postings = a.postings + v_n
    WHERE a.owner_kind = 'system' AND a.owner_id = p_counterparty
      AND a.purpose = ledger_counterparty_purpose(v_member.currency, p_account)
      AND a.currency = v_member.currency AND a.shard = (p_account % 16)::smallint RETURNING a.* INTO v_other;
  IF NOT FOUND THEN
    v_other_id := ledger_counterparty(p_counterparty, v_member.currency, p_account);
    UPDATE ledger_account a SET balance = a.balance + p_amount - p_payout, postings = a.postings + v_n
      WHERE a.id = v_other_id RETURNING a.* INTO STRICT v_other;
  END IF;
  INSERT INTO ledger_posting (transfer_id, account_id, account_seq, amount, currency, balance_before, balance_after) VALUES
    (v_transfer, v_member.id, v_member.postings - v_n + 1, -p_amount, v_member.currency,
      v_member.balance - p_payout + p_amount, v_member.balance - p_payout),
    (v_transfer, v_other.id, v_other.postings - v_n + 1, p_amount, v_other.currency,
      v_other.balance + p_payout - p_amount, v_other.balance + p_payout);
  IF p_payout > 0 THEN
    INSERT INTO ledger_posting (transfer_id, account_id, account_seq, amount, currency, balance_before, balance_after) VALUES
      (v_payout_transfer, v_other.id, v_other.postings, -p_payout, v_other.currency,
        v_other.balance + p_payout, v_other.balance),
      (v_payout_transfer, v_member.id, v_member.postings, p_payout, v_member.currency,
        v_member.balance - p_payout, v_member.balance);
  END IF;
END
$$;
REVOKE EXECUTE ON FUNCTION ledger_hold_play, ledger_counterparty_purpose FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_hold_play TO arara_app;

-- As in 0100; the stake's transfer carries the round's hash.
CREATE OR REPLACE FUNCTION round_settle(p_round bigint, p_unseen boolean, p_now timestamptz) RETURNS SETOF round
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  played round%ROWTYPE;
  stake_status text;
  settled record;
BEGIN
  SELECT * INTO played FROM round r WHERE r.id = p_round FOR UPDATE;
  IF FOUND AND played.status = 'open' THEN
    SELECT h.status INTO stake_status FROM ledger_hold h WHERE h.id = p_round FOR NO KEY UPDATE;
    played.settled_at := greatest(p_now, played.placed_at);
    IF stake_status IN ('voided', 'expired') THEN
      UPDATE round r SET status = 'voided', balance_after = a.balance - a.held, settled_at = played.settled_at
        FROM ledger_hold h JOIN ledger_account a ON a.id = h.account_id
        WHERE r.id = p_round AND h.id = p_round RETURNING r.* INTO played;
    ELSE
      SELECT * INTO settled FROM ledger_hold_settle(
        played.id, 'house', played.win, NULL, NULL, jsonb_build_object('round', round_hash(played)), NULL, true);
      UPDATE round r SET status = 'settled', balance_after = settled.balance - settled.held,
          settled_at = played.settled_at, unseen = p_unseen
        WHERE r.id = p_round RETURNING r.* INTO played;
    END IF;
  END IF;
  RETURN NEXT played;
END $$;

-- As in 0080; the stake's transfer carries the round's hash.
CREATE OR REPLACE FUNCTION round_play(
  p_actor text, p_key text, p_request_hash bytea, p_game_session bigint,
  p_stake bigint, p_win bigint, p_outcome jsonb, p_now timestamptz
) RETURNS TABLE (
  result text, round_id bigint, placed_at timestamptz, refusal jsonb,
  outcome jsonb, stake bigint, win bigint, currency char(3), status text, balance_after bigint, settled_at timestamptz
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  opened game_session%ROWTYPE;
  played round%ROWTYPE;
  moved record;
  said text := 'opened';
BEGIN
  SELECT * INTO opened FROM game_session g WHERE g.id = p_game_session AND g.closed_at IS NULL;
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'closed', NULL::bigint, NULL::timestamptz, NULL::jsonb,
      NULL::jsonb, NULL::bigint, NULL::bigint, NULL::char(3), NULL, NULL::bigint, NULL::timestamptz;
    RETURN;
  END IF;
  SELECT * INTO played FROM round r
    WHERE r.member_id = opened.member_id AND r.node_id = opened.node_id AND r.mode = opened.mode AND r.status = 'open';
  IF FOUND AND played.idempotency_key <> p_key THEN
    RETURN QUERY SELECT 'in_progress', played.id, played.placed_at, NULL::jsonb,
      NULL::jsonb, NULL::bigint, NULL::bigint, NULL::char(3), played.status, NULL::bigint, NULL::timestamptz;
    RETURN;
  END IF;

  played.game_session_id := p_game_session;
  played.member_id := opened.member_id;
  played.node_id := opened.node_id;
  played.mode := opened.mode;
  played.currency := opened.currency;
  played.stake := p_stake;
  played.win := p_win;
  played.outcome := p_outcome;
  played.idempotency_key := p_key;
  played.placed_at := p_now;
  played.settled_at := p_now;
  SELECT * INTO moved FROM ledger_hold_play(p_actor, p_key, p_request_hash, opened.account_id, p_stake, p_win, 'bet', 'house',
    NULL, jsonb_build_object('round', round_hash(played)), p_now);
  IF moved.refused IS NOT NULL THEN
    RETURN QUERY SELECT 'refused', NULL::bigint, NULL::timestamptz, moved.refused,
      NULL::jsonb, NULL::bigint, NULL::bigint, NULL::char(3), NULL, NULL::bigint, NULL::timestamptz;
    RETURN;
  END IF;
  IF moved.replayed THEN
    said := 'replayed';
    played := round_settle(moved.hold_id, false, p_now);
  ELSE
    UPDATE round r SET unseen = false
      WHERE r.member_id = opened.member_id AND r.node_id = opened.node_id AND r.mode = opened.mode AND r.unseen;
    INSERT INTO round AS r (id, game_session_id, member_id, node_id, mode, currency, stake, win, outcome, status,
        idempotency_key, balance_before, balance_after, placed_at, settled_at)
      VALUES (moved.hold_id, p_game_session, opened.member_id, opened.node_id, opened.mode, opened.currency, p_stake,
        p_win, p_outcome, 'settled', p_key, moved.balance - moved.held + p_stake - p_win, moved.balance - moved.held,
        p_now, p_now)
      RETURNING r.* INTO played;
  END IF;
  RETURN QUERY SELECT said, played.id, played.placed_at, NULL::jsonb,
    played.outcome, played.stake, played.win, played.currency, played.status, played.balance_after, played.settled_at;
END $$;
