-- What grows is forgotten after a stated time: see src/gateway/jobs/horizons.ts. Here are the indexes by which old rows
-- are found and foreign keys looked up, and the functions for what the application may not delete.

-- Foreign keys are looked up whenever a row they point to goes.
DROP INDEX session_open_by_member;
CREATE INDEX session_by_member ON session (member_id);
CREATE INDEX session_by_end ON session (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX game_session_by_session ON game_session (session_id);
CREATE INDEX game_session_by_member ON game_session (member_id);
CREATE INDEX session_handoff_by_session ON session_handoff (session_id);
CREATE INDEX event_ticket_by_session ON event_ticket (session_id);
CREATE INDEX login_verification_by_member ON login_verification (member_id);
CREATE INDEX member_identity_by_member ON member_identity (member_id);
CREATE INDEX contract_request_by_upline ON contract_request (upline_id);
CREATE INDEX ledger_period_by_transfer ON ledger_period (transfer_id);
DROP INDEX ledger_hold_pending;
CREATE INDEX ledger_hold_by_account ON ledger_hold (account_id);

-- Trial users, whose currency is play money.
CREATE INDEX member_trial ON member (id) WHERE type = 4;
CREATE INDEX member_message_by_time ON member_message (sent_at);
CREATE INDEX event_by_time ON event (created_at);
CREATE INDEX deposit_unpaid ON deposit (expires_at) WHERE status <> 'paid';
-- Keys come in the order of their time: a range index is a few pages, and a spin pays next to nothing for it.
CREATE INDEX ledger_idempotency_by_time ON ledger_idempotency USING brin (created_at) WITH (pages_per_range = 32);

-- When an address was used last; for what is there, not before now.
ALTER TABLE member_address ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT clock_timestamp();
CREATE INDEX member_address_by_time ON member_address (last_seen_at);

-- A charge that ran out unpaid. Money that arrives for it all the same is still credited.
ALTER TABLE deposit DROP CONSTRAINT deposit_status_check;
ALTER TABLE deposit ADD CONSTRAINT deposit_status_check CHECK (status IN ('pending', 'paid', 'expired'));

-- A key's horizon is counted by the clock that all others are: the gateway's. As in 0002, 0003 and 0021 otherwise.
DROP FUNCTION ledger_claim;
CREATE FUNCTION ledger_claim(p_actor text, p_key text, p_hash bytea, p_now timestamptz DEFAULT NULL)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_kept record;
BEGIN
  INSERT INTO ledger_idempotency (actor, key, request_hash, created_at)
    VALUES (p_actor, p_key, p_hash, coalesce(p_now, clock_timestamp())) ON CONFLICT DO NOTHING;
  IF FOUND THEN RETURN NULL; END IF;
  SELECT request_hash, response INTO STRICT v_kept FROM ledger_idempotency WHERE actor = p_actor AND key = p_key;
  IF v_kept.request_hash <> p_hash THEN
    RAISE EXCEPTION 'the key was used for another request' USING ERRCODE = 'AR007', DETAIL = '{}';
  END IF;
  RETURN jsonb_build_object('response', v_kept.response);
END
$$;

DROP FUNCTION ledger_hold_once;
CREATE FUNCTION ledger_hold_once(p_actor text, p_key text, p_hash bytea, p_account bigint, p_amount bigint, p_kind text,
  p_reference text, p_expires_at timestamptz, p_metadata jsonb DEFAULT '{}',
  p_now timestamptz DEFAULT NULL,
  OUT replayed boolean, OUT refused jsonb, OUT hold_id bigint, OUT status text, OUT balance bigint, OUT held bigint,
  OUT payout bigint, OUT answer jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_kept jsonb;
  v_account ledger_account;
BEGIN
  IF p_amount <= 0 THEN RAISE EXCEPTION 'nothing to hold' USING ERRCODE = 'AR008', DETAIL = '{}'; END IF;
  v_kept := ledger_claim(p_actor, p_key, p_hash, p_now) -> 'response';
  replayed := v_kept IS NOT NULL;
  IF replayed THEN
    refused := v_kept -> 'ledger';
    SELECT h.id, h.status, h.payout, h.answer, coalesce(h.balance_after, a.balance), coalesce(h.held_after, a.held)
      INTO hold_id, status, payout, answer, balance, held
      FROM ledger_hold h JOIN ledger_account a ON a.id = h.account_id WHERE h.id = (v_kept ->> 'hold')::bigint;
    RETURN;
  END IF;

  UPDATE ledger_account a SET held = a.held + p_amount
    WHERE a.id = p_account AND (a.floor = 'none' OR a.balance - a.held >= p_amount) RETURNING a.* INTO v_account;
  IF FOUND THEN
    INSERT INTO ledger_hold (account_id, amount, kind, reference, expires_at, metadata)
      VALUES (p_account, p_amount, p_kind, p_reference, p_expires_at, coalesce(p_metadata, '{}')) RETURNING id INTO hold_id;
    status := 'pending'; balance := v_account.balance; held := v_account.held;
    PERFORM ledger_answer(p_actor, p_key, jsonb_build_object('hold', hold_id::text));
    RETURN;
  END IF;

  SELECT * INTO v_account FROM ledger_account WHERE id = p_account;
  refused := CASE WHEN FOUND
    THEN jsonb_build_object('kind', 'insufficient-funds', 'account', p_account::text,
      'available', (v_account.balance - v_account.held)::text, 'needed', p_amount::text)
    ELSE jsonb_build_object('kind', 'account-not-found', 'account', p_account::text) END;
  PERFORM ledger_answer(p_actor, p_key, jsonb_build_object('ledger', refused));
END
$$;

CREATE OR REPLACE FUNCTION round_open(
  p_actor text, p_key text, p_request_hash bytea, p_game_session bigint,
  p_stake bigint, p_win bigint, p_outcome jsonb, p_now timestamptz
) RETURNS TABLE (result text, round_id bigint, status text, placed_at timestamptz, refusal jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  opened game_session%ROWTYPE;
  other round%ROWTYPE;
  held record;
BEGIN
  SELECT * INTO opened FROM game_session g WHERE g.id = p_game_session AND g.closed_at IS NULL;
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'closed', NULL::bigint, NULL, NULL::timestamptz, NULL::jsonb;
    RETURN;
  END IF;

  SELECT * INTO other FROM round r
    WHERE r.member_id = opened.member_id AND r.node_id = opened.node_id AND r.mode = opened.mode
      AND r.status = 'open';
  IF FOUND AND other.idempotency_key <> p_key THEN
    RETURN QUERY SELECT 'in_progress', other.id, other.status, other.placed_at, NULL::jsonb;
    RETURN;
  END IF;

  SELECT * INTO held FROM ledger_hold_once(
    p_actor, p_key, p_request_hash, opened.account_id, p_stake, 'bet', NULL, NULL, '{}'::jsonb, p_now);
  IF held.refused IS NOT NULL THEN
    RETURN QUERY SELECT 'refused', NULL::bigint, NULL, NULL::timestamptz, held.refused;
    RETURN;
  END IF;
  IF held.replayed THEN
    RETURN QUERY SELECT 'replayed', r.id, r.status, r.placed_at, NULL::jsonb FROM round r WHERE r.id = held.hold_id;
    RETURN;
  END IF;

  -- Nobody is told of an opened round before round_settle has committed, and that commit writes this one to disk too,
  -- since the log is in order. If both are lost in a crash, nothing was held and nothing was shown: the key is unused.
  PERFORM set_config('synchronous_commit', 'off', true);
  UPDATE round r SET unseen = false
    WHERE r.member_id = opened.member_id AND r.node_id = opened.node_id AND r.mode = opened.mode AND r.unseen;
  RETURN QUERY
    INSERT INTO round AS r (id, game_session_id, member_id, node_id, mode, currency, stake, win, outcome, status,
      idempotency_key, balance_before, placed_at)
    VALUES (held.hold_id, p_game_session, opened.member_id, opened.node_id, opened.mode, opened.currency, p_stake,
      p_win, p_outcome, 'open', p_key, held.balance - held.held + p_stake, p_now)
    RETURNING 'opened', r.id, r.status, r.placed_at, NULL::jsonb;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_claim, ledger_hold_once FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_claim, ledger_hold_once TO arara_app;

CREATE FUNCTION ledger_keys_forget(p_before timestamptz, p_limit int)
RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_gone int;
BEGIN
  DELETE FROM ledger_idempotency WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM ledger_idempotency WHERE created_at < p_before LIMIT p_limit FOR UPDATE SKIP LOCKED));
  GET DIAGNOSTICS v_gone = ROW_COUNT;
  RETURN v_gone;
END
$$;

-- Nothing of real money is ever deleted, by the owner neither. Play money is, and only where a function says so.
CREATE FUNCTION ledger_refuse_delete() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_play boolean;
BEGIN
  IF current_setting('arara.forgetting', true) = 'play money' THEN
    CASE TG_TABLE_NAME
      WHEN 'ledger_posting', 'round' THEN v_play := OLD.currency = 'FUN';
      WHEN 'ledger_hold' THEN
        v_play := EXISTS (SELECT FROM ledger_account WHERE id = OLD.account_id AND currency = 'FUN');
      -- Its foreign key lets it go after its postings only, and of those none but play money's go.
      WHEN 'ledger_transfer' THEN v_play := true;
    END CASE;
    IF v_play THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION '% is append-only: a correction is a reversal', TG_TABLE_NAME USING ERRCODE = '42501';
END
$$;
DROP TRIGGER ledger_posting_append_only ON ledger_posting;
CREATE TRIGGER ledger_posting_append_only BEFORE UPDATE ON ledger_posting
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_posting_no_delete BEFORE DELETE ON ledger_posting
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_delete();
DROP TRIGGER ledger_transfer_append_only ON ledger_transfer;
CREATE TRIGGER ledger_transfer_append_only BEFORE UPDATE ON ledger_transfer
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_transfer_no_delete BEFORE DELETE ON ledger_transfer
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_delete();
DROP TRIGGER ledger_hold_no_delete ON ledger_hold;
CREATE TRIGGER ledger_hold_no_delete BEFORE DELETE ON ledger_hold
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_delete();
DROP TRIGGER round_append_only ON round;
CREATE TRIGGER round_append_only BEFORE UPDATE ON round
  FOR EACH ROW EXECUTE FUNCTION round_refuse_change();
CREATE TRIGGER round_no_delete BEFORE DELETE ON round
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_delete();

-- Takes the newest postings of a wallet of play money away, with their transfers, holds and counterparties, as if they
-- had not been: what is left is the wallet as it stood before, and every proof holds in between. `forgotten` are the
-- holds, `done` says that nothing is left and the wallet gone.
CREATE FUNCTION ledger_play_forget(p_wallet bigint, p_limit int, OUT forgotten bigint[], OUT done boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_wallet ledger_account;
  v_keep bigint;
  v_transfers bigint[];
  v_accounts bigint[];
BEGIN
  SELECT * INTO v_wallet FROM ledger_account
    WHERE id = p_wallet AND owner_kind = 'member' AND currency = 'FUN' FOR NO KEY UPDATE;
  IF NOT FOUND THEN RAISE EXCEPTION 'account % is no wallet of play money', p_wallet USING ERRCODE = '42501'; END IF;
  IF v_wallet.held > 0 THEN RAISE EXCEPTION 'wallet % still holds a stake', p_wallet USING ERRCODE = '55000'; END IF;
  v_keep := greatest(v_wallet.postings - p_limit, 0);
  -- The payout of a hold goes with its stake, which stands right before it.
  IF EXISTS (SELECT FROM ledger_posting p JOIN ledger_hold h ON h.account_id = p_wallet AND h.payout_transfer_id = p.transfer_id
      WHERE p.account_id = p_wallet AND p.account_seq = v_keep + 1) THEN
    v_keep := v_keep - 1;
  END IF;
  v_transfers := ARRAY(SELECT transfer_id FROM ledger_posting WHERE account_id = p_wallet AND account_seq > v_keep);
  v_accounts := ARRAY(SELECT DISTINCT account_id FROM ledger_posting WHERE transfer_id = ANY (v_transfers));
  IF EXISTS (SELECT FROM ledger_account a WHERE a.id = ANY (v_accounts) AND a.id <> p_wallet
      AND (a.owner_kind <> 'system' OR a.purpose <> ledger_counterparty_purpose('FUN', p_wallet))) THEN
    RAISE EXCEPTION 'wallet % moved play money with another', p_wallet USING ERRCODE = '55000';
  END IF;
  PERFORM ledger_lock(v_accounts);
  UPDATE ledger_account a SET balance = p.balance_before, postings = p.account_seq - 1
    FROM (SELECT DISTINCT ON (account_id) account_id, account_seq, balance_before FROM ledger_posting
            WHERE transfer_id = ANY (v_transfers) ORDER BY account_id, account_seq) p
    WHERE a.id = p.account_id;

  PERFORM set_config('arara.forgetting', 'play money', true);
  forgotten := ARRAY(SELECT id FROM ledger_hold
    WHERE account_id = p_wallet AND (v_keep = 0 OR transfer_id = ANY (v_transfers)));
  DELETE FROM ledger_hold WHERE id = ANY (forgotten);
  DELETE FROM ledger_posting WHERE transfer_id = ANY (v_transfers);
  DELETE FROM ledger_transfer WHERE id = ANY (v_transfers);
  PERFORM set_config('arara.forgetting', '', true);
  done := v_keep = 0;
  DELETE FROM ledger_account WHERE id = ANY (v_accounts || p_wallet) AND postings = 0 AND (done OR id <> p_wallet);
END
$$;

-- Forgets a trial user who came before `p_before` and whose sessions have all ended: at most `p_limit` rows of a kind at
-- a time, the account itself last. Answers whether there is `more`, all is `done`, or the account is `kept`, because it
-- is in use or another gateway is at it.
CREATE FUNCTION trial_forget(p_member bigint, p_before timestamptz, p_limit int) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_gone int;
  v_wallet bigint;
  v_step record;
BEGIN
  PERFORM 1 FROM member m
    WHERE m.id = p_member AND m.type = 4 AND m.currency = 'FUN' AND m.created_at < p_before FOR UPDATE SKIP LOCKED;
  IF NOT FOUND OR EXISTS (SELECT FROM session s WHERE s.member_id = p_member AND s.ended_at IS NULL) THEN
    RETURN 'kept';
  END IF;

  DELETE FROM ledger_idempotency WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM ledger_idempotency WHERE actor = 'member:' || p_member LIMIT p_limit));
  GET DIAGNOSTICS v_gone = ROW_COUNT;
  IF v_gone = p_limit THEN RETURN 'more'; END IF;
  DELETE FROM game_session WHERE id = ANY (ARRAY(SELECT id FROM game_session WHERE member_id = p_member LIMIT p_limit));
  GET DIAGNOSTICS v_gone = ROW_COUNT;
  IF v_gone = p_limit THEN RETURN 'more'; END IF;
  FOR v_wallet IN SELECT id FROM ledger_account WHERE owner_kind = 'member' AND owner_id = p_member::text LOOP
    v_step := ledger_play_forget(v_wallet, p_limit);
    PERFORM set_config('arara.forgetting', 'play money', true);
    DELETE FROM round WHERE id = ANY (v_step.forgotten);
    PERFORM set_config('arara.forgetting', '', true);
    IF NOT v_step.done THEN RETURN 'more'; END IF;
  END LOOP;

  DELETE FROM event_ticket WHERE session_id IN (SELECT id FROM session WHERE member_id = p_member);
  DELETE FROM session_handoff WHERE session_id IN (SELECT id FROM session WHERE member_id = p_member);
  DELETE FROM session WHERE member_id = p_member;
  DELETE FROM favourite WHERE member_id = p_member;
  DELETE FROM recent WHERE member_id = p_member;
  DELETE FROM member_address WHERE member_id = p_member;
  DELETE FROM member_message WHERE member_id = p_member;
  DELETE FROM event WHERE member_id = p_member;
  DELETE FROM member WHERE id = p_member;
  RETURN 'done';
END
$$;

REVOKE EXECUTE ON FUNCTION ledger_keys_forget, ledger_play_forget, trial_forget FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_keys_forget, trial_forget TO arara_app;
