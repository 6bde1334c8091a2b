-- Holds: pending, then exactly one of posted, voided, expired. See 0002 for locks and errors.

CREATE FUNCTION ledger_hold_open(p_account bigint, p_amount bigint, p_kind text, p_reference text,
  p_expires_at timestamptz, p_metadata jsonb DEFAULT '{}', OUT hold_id bigint, OUT balance bigint, OUT held bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF p_amount <= 0 THEN RAISE EXCEPTION 'nothing to hold' USING ERRCODE = 'AR008', DETAIL = '{}'; END IF;
  UPDATE ledger_account a SET held = a.held + p_amount
    WHERE a.id = p_account AND (a.floor = 'none' OR a.balance - a.held >= p_amount)
    RETURNING a.balance, a.held INTO ledger_hold_open.balance, ledger_hold_open.held;
  IF NOT FOUND THEN PERFORM ledger_refuse_funds(p_account, p_amount); END IF;
  INSERT INTO ledger_hold (account_id, amount, kind, reference, expires_at, metadata)
    VALUES (p_account, p_amount, p_kind, p_reference, p_expires_at, coalesce(p_metadata, '{}'))
    RETURNING id INTO hold_id;
END
$$;

-- Locks a hold that is still pending, or refuses.
CREATE FUNCTION ledger_hold_take(p_hold bigint)
RETURNS ledger_hold LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_hold ledger_hold;
BEGIN
  SELECT * INTO v_hold FROM ledger_hold WHERE id = p_hold FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'hold not found' USING ERRCODE = 'AR004', DETAIL = json_build_object('hold', p_hold::text)::text;
  END IF;
  RETURN v_hold;
END
$$;

CREATE FUNCTION ledger_refuse_hold(p_hold ledger_hold)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'hold is %', p_hold.status
    USING ERRCODE = 'AR005', DETAIL = json_build_object('hold', p_hold.id::text, 'status', p_hold.status)::text;
END
$$;

-- Stake to the counterparty, payout back, in two transfers, so that each can be reversed. The hottest function:
-- one row update per account and one insert per table, whatever is won.
CREATE FUNCTION ledger_hold_settle(p_hold bigint, p_counterparty text, p_payout bigint, p_stake bigint DEFAULT NULL,
  p_kind text DEFAULT NULL, p_metadata jsonb DEFAULT '{}', p_answer jsonb DEFAULT NULL, p_replay boolean DEFAULT false,
  OUT replayed boolean, OUT balance bigint, OUT held bigint, OUT stake bigint, OUT payout bigint,
  OUT transfer_id bigint, OUT payout_transfer_id bigint, OUT answer jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_hold ledger_hold;
  v_member ledger_account;
  v_other ledger_account;
  v_other_id bigint;
  v_n int;
BEGIN
  v_hold := ledger_hold_take(p_hold);
  IF v_hold.status = 'posted' AND p_replay THEN
    replayed := true; balance := v_hold.balance_after; held := v_hold.held_after; stake := v_hold.stake;
    payout := v_hold.payout; transfer_id := v_hold.transfer_id; payout_transfer_id := v_hold.payout_transfer_id;
    answer := v_hold.answer;
    RETURN;
  END IF;
  IF v_hold.status <> 'pending' THEN PERFORM ledger_refuse_hold(v_hold); END IF;
  replayed := false; stake := coalesce(p_stake, v_hold.amount); payout := p_payout; answer := p_answer;
  IF stake <= 0 OR stake > v_hold.amount OR payout < 0 THEN
    RAISE EXCEPTION 'stake or payout out of range' USING ERRCODE = 'AR008', DETAIL = '{}';
  END IF;

  SELECT ledger_counterparty(p_counterparty, a.currency, a.id) INTO v_other_id FROM ledger_account a WHERE a.id = v_hold.account_id;
  PERFORM ledger_lock(ARRAY[v_hold.account_id, v_other_id]);
  v_n := CASE WHEN payout > 0 THEN 2 ELSE 1 END;
  UPDATE ledger_account a SET balance = a.balance - stake + payout, held = a.held - v_hold.amount, postings = a.postings + v_n
    WHERE a.id = v_hold.account_id RETURNING a.* INTO v_member;
  UPDATE ledger_account a SET balance = a.balance + stake - payout, postings = a.postings + v_n
    WHERE a.id = v_other_id RETURNING a.* INTO v_other;

  INSERT INTO ledger_transfer (kind, reference, metadata)
    VALUES (coalesce(p_kind, v_hold.kind), v_hold.reference, coalesce(p_metadata, '{}')) RETURNING id INTO transfer_id;
  IF payout > 0 THEN
    INSERT INTO ledger_transfer (kind, reference)
      VALUES (coalesce(p_kind, v_hold.kind) || '-payout', v_hold.reference) RETURNING id INTO payout_transfer_id;
  END IF;
  INSERT INTO ledger_posting (transfer_id, account_id, account_seq, amount, currency, balance_before, balance_after)
    SELECT leg.transfer, a.id, a.postings - v_n + leg.place, leg.amount, a.currency,
           a.balance - payout * leg.sign - CASE leg.place WHEN 1 THEN leg.amount ELSE 0 END,
           a.balance - CASE leg.place WHEN 1 THEN payout * leg.sign ELSE 0 END
      FROM (VALUES (1, transfer_id, v_member.id, -stake, 1), (1, transfer_id, v_other.id, stake, -1),
                   (2, payout_transfer_id, v_other.id, -payout, -1), (2, payout_transfer_id, v_member.id, payout, 1)
           ) AS leg (place, transfer, account, amount, sign)
      JOIN (VALUES (v_member.id, v_member.balance, v_member.postings, v_member.currency),
                   (v_other.id, v_other.balance, v_other.postings, v_other.currency)
           ) AS a (id, balance, postings, currency) ON a.id = leg.account
      WHERE leg.place <= v_n ORDER BY leg.place, leg.amount;

  balance := v_member.balance; held := v_member.held;
  UPDATE ledger_hold h SET status = 'posted', closed_at = clock_timestamp(), stake = ledger_hold_settle.stake,
      payout = ledger_hold_settle.payout, transfer_id = ledger_hold_settle.transfer_id,
      payout_transfer_id = ledger_hold_settle.payout_transfer_id, balance_after = v_member.balance,
      held_after = v_member.held, answer = p_answer
    WHERE h.id = p_hold;
END
$$;

CREATE FUNCTION ledger_hold_void(p_hold bigint, OUT balance bigint, OUT held bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_hold ledger_hold;
BEGIN
  v_hold := ledger_hold_take(p_hold);
  IF v_hold.status <> 'pending' THEN PERFORM ledger_refuse_hold(v_hold); END IF;
  UPDATE ledger_account a SET held = a.held - v_hold.amount WHERE a.id = v_hold.account_id
    RETURNING a.balance, a.held INTO ledger_hold_void.balance, ledger_hold_void.held;
  UPDATE ledger_hold SET status = 'voided', closed_at = clock_timestamp() WHERE id = p_hold;
END
$$;

-- Holds somebody is closing at this moment are left to them: the loser of the race never waits.
CREATE FUNCTION ledger_holds_expire(p_now timestamptz, p_limit int)
RETURNS SETOF bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_due bigint[];
BEGIN
  SELECT array_agg(d.id) INTO v_due FROM (
    SELECT id FROM ledger_hold WHERE status = 'pending' AND expires_at <= p_now
      ORDER BY id LIMIT p_limit FOR NO KEY UPDATE SKIP LOCKED) d;
  PERFORM ledger_lock((SELECT array_agg(DISTINCT account_id) FROM ledger_hold WHERE id = ANY (v_due)));
  UPDATE ledger_account a SET held = a.held - d.total
    FROM (SELECT account_id, sum(amount)::bigint AS total FROM ledger_hold WHERE id = ANY (v_due) GROUP BY account_id) d
    WHERE a.id = d.account_id;
  UPDATE ledger_hold SET status = 'expired', closed_at = clock_timestamp() WHERE id = ANY (v_due);
  RETURN QUERY SELECT unnest(v_due);
END
$$;

-- Claims the key and opens the hold. A refusal is kept as the key's answer and comes back in `refused`.
CREATE FUNCTION ledger_hold_once(p_actor text, p_key text, p_hash bytea, p_account bigint, p_amount bigint, p_kind text,
  p_reference text, p_expires_at timestamptz, p_metadata jsonb DEFAULT '{}',
  OUT replayed boolean, OUT refused jsonb, OUT hold_id bigint, OUT status text, OUT balance bigint, OUT held bigint,
  OUT payout bigint, OUT answer jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_kept jsonb;
  v_account ledger_account;
BEGIN
  IF p_amount <= 0 THEN RAISE EXCEPTION 'nothing to hold' USING ERRCODE = 'AR008', DETAIL = '{}'; END IF;
  v_kept := ledger_claim(p_actor, p_key, p_hash) -> 'response';
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

-- What the application may call; the rest serves these.
DO $$
DECLARE
  v_function regprocedure;
BEGIN
  FOR v_function IN SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND proname LIKE 'ledger\_%' LOOP
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', v_function);
  END LOOP;
END
$$;
GRANT EXECUTE ON FUNCTION
  ledger_account_open, ledger_counterparty, ledger_transfer_post, ledger_transfer_reverse, ledger_period_post,
  ledger_claim, ledger_answer, ledger_hold_open, ledger_hold_settle, ledger_hold_void, ledger_holds_expire,
  ledger_hold_once TO arara_app;
