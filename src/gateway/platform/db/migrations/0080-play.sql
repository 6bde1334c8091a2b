-- A whole spin in one statement and one transaction: a process that dies leaves either nothing, with the key unused, or
-- the settled round, which the same key gets back.

-- Parsed anew at each call as functions of language sql; kept prepared by plpgsql.
CREATE OR REPLACE FUNCTION ledger_counterparty(p_system text, p_currency bpchar, p_account bigint)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN ledger_account_open('system', p_system, 'main', p_currency::text, (p_account % 16)::int);
END
$$;

CREATE OR REPLACE FUNCTION ledger_answer(p_actor text, p_key text, p_response jsonb)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE ledger_idempotency SET response = p_response WHERE actor = p_actor AND key = p_key AND response IS NULL;
END
$$;

-- ledger_hold_once and ledger_hold_settle in one, for a stake whose payout is known when it is held: the hold is written
-- as it would stand after both, and what they would move is moved. A key that was used before answers its refusal or its
-- hold, which may still be pending where ledger_hold_once opened it.
-- The counterparty is locked last, although its id is lower, and only until the commit: many members play against it.
-- Who locks by id meanwhile for the same member may deadlock with this, and is run again.
CREATE FUNCTION ledger_hold_play(p_actor text, p_key text, p_hash bytea, p_account bigint, p_amount bigint, p_payout bigint,
  p_kind text, p_counterparty text, p_reference text DEFAULT NULL,
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
  INSERT INTO ledger_idempotency (actor, key, request_hash, response)
    VALUES (p_actor, p_key, p_hash, jsonb_build_object('hold', hold_id::text)) ON CONFLICT DO NOTHING;
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

  INSERT INTO ledger_transfer (kind, reference) VALUES (p_kind, p_reference) RETURNING id INTO v_transfer;
  IF p_payout > 0 THEN
    INSERT INTO ledger_transfer (kind, reference) VALUES (p_kind || '-payout', p_reference) RETURNING id INTO v_payout_transfer;
  END IF;
  INSERT INTO ledger_hold (id, account_id, amount, kind, reference, status, closed_at, stake, payout, transfer_id, payout_transfer_id,
      balance_after, held_after)
    OVERRIDING SYSTEM VALUE
    VALUES (hold_id, p_account, p_amount, p_kind, p_reference, 'posted', clock_timestamp(), p_amount, p_payout, v_transfer,
      v_payout_transfer, v_member.balance, v_member.held);

  UPDATE ledger_account a SET balance = a.balance + p_amount - p_payout, postings = a.postings + v_n
    WHERE a.owner_kind = 'system' AND a.owner_id = p_counterparty AND a.purpose = 'main'
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

-- `result` is as of round_open (migration 0021); `opened` and `replayed` come with the settled round.
CREATE FUNCTION round_play(
  p_actor text, p_key text, p_request_hash bytea, p_game_session bigint,
  p_stake bigint, p_win bigint, p_outcome jsonb, p_now timestamptz
) RETURNS TABLE (
  result text, round_id bigint, placed_at timestamptz, refusal jsonb,
  outcome jsonb, stake bigint, win bigint, currency char(3), status text, balance_after bigint, settled_at timestamptz
) LANGUAGE plpgsql AS $$
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

  SELECT * INTO moved FROM ledger_hold_play(
    p_actor, p_key, p_request_hash, opened.account_id, p_stake, p_win, 'bet', 'house');
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

REVOKE EXECUTE ON FUNCTION ledger_hold_play FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_hold_play, round_play TO arara_app;
