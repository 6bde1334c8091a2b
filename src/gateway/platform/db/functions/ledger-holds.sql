-- Holds: reserved money of an account. A hold is pending, and then posted, voided or expired.

CREATE FUNCTION ledger_hold_open(p_account bigint, p_amount bigint, p_kind text, p_reference text,
  p_expires_at timestamptz DEFAULT NULL, p_metadata jsonb DEFAULT '{}', OUT hold_id bigint, OUT balance bigint, OUT held bigint)
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

-- Locks a pending hold; refuses any other.
CREATE FUNCTION ledger_hold_take(p_hold bigint)
RETURNS ledger_hold LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_hold ledger_hold;
BEGIN
  SELECT * INTO v_hold FROM ledger_hold WHERE id = p_hold FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'hold not found' USING ERRCODE = 'AR004', DETAIL = json_build_object('hold', p_hold::text)::text;
  END IF;
  IF v_hold.status <> 'pending' THEN
    RAISE EXCEPTION 'hold is %', v_hold.status
      USING ERRCODE = 'AR005', DETAIL = json_build_object('hold', p_hold::text, 'status', v_hold.status)::text;
  END IF;
  RETURN v_hold;
END
$$;

-- Moves held money to one or more system accounts, and pays out; in two transfers, so that each can be reversed. p_to:
-- [{"system": "withdrawals"}, {"system": "fees", "amount": "300"}]. One of them may have no amount and gets what the
-- others leave. Held money that is not moved is released. The payout comes from the first account.
CREATE FUNCTION ledger_hold_settle(p_hold bigint, p_to jsonb, p_payout bigint DEFAULT 0, p_kind text DEFAULT NULL,
  p_metadata jsonb DEFAULT '{}', p_at timestamptz DEFAULT NULL,
  OUT balance bigint, OUT held bigint, OUT stake bigint, OUT payout bigint, OUT transfer_id bigint, OUT payout_transfer_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_hold ledger_hold := ledger_hold_take(p_hold);
  v_kind text := coalesce(p_kind, v_hold.kind);
  v_named bigint;
  v_others bigint[];
  v_amounts bigint[];
BEGIN
  SELECT coalesce(sum((leg ->> 'amount')::bigint), 0) INTO v_named FROM jsonb_array_elements(p_to) AS l (leg);
  SELECT array_agg(ledger_counterparty(leg ->> 'system', a.currency, a.id) ORDER BY place),
         array_agg(coalesce((leg ->> 'amount')::bigint, v_hold.amount - v_named) ORDER BY place)
    INTO v_others, v_amounts
    FROM jsonb_array_elements(p_to) WITH ORDINALITY AS l (leg, place) CROSS JOIN ledger_account a WHERE a.id = v_hold.account_id;
  SELECT sum(amount) INTO stake FROM unnest(v_amounts) AS t (amount);
  payout := p_payout;
  IF payout < 0 OR stake > v_hold.amount OR EXISTS (SELECT FROM unnest(v_amounts) AS t (amount) WHERE amount <= 0) THEN
    RAISE EXCEPTION 'stake or payout out of range' USING ERRCODE = 'AR008', DETAIL = '{}';
  END IF;

  PERFORM ledger_lock(v_hold.account_id || v_others);
  UPDATE ledger_account a SET held = a.held - v_hold.amount WHERE a.id = v_hold.account_id;
  transfer_id := ledger_post(v_kind, v_hold.reference, v_hold.account_id || v_others, -stake || v_amounts, p_metadata, p_at => p_at);
  IF payout > 0 THEN
    payout_transfer_id := ledger_post(v_kind || '-payout', v_hold.reference,
      ARRAY[v_others[1], v_hold.account_id], ARRAY[-payout, payout], p_at => p_at);
  END IF;
  SELECT a.balance, a.held INTO balance, held FROM ledger_account a WHERE a.id = v_hold.account_id;
  UPDATE ledger_hold h SET status = 'posted', closed_at = clock_timestamp(), stake = ledger_hold_settle.stake,
      payout = ledger_hold_settle.payout, transfer_id = ledger_hold_settle.transfer_id,
      payout_transfer_id = ledger_hold_settle.payout_transfer_id, balance_after = ledger_hold_settle.balance,
      held_after = ledger_hold_settle.held
    WHERE h.id = p_hold;
END
$$;

-- Posts a hold by moving its whole amount to another account of the same owner, such as the wallet that a vendor keeps
-- for a member. Money never goes from one owner to another this way.
CREATE FUNCTION ledger_hold_move(p_hold bigint, p_account bigint, p_metadata jsonb DEFAULT '{}', p_at timestamptz DEFAULT NULL,
  OUT transfer_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_hold ledger_hold := ledger_hold_take(p_hold);
  v_from ledger_account;
BEGIN
  PERFORM ledger_lock(ARRAY[v_hold.account_id, p_account]);
  PERFORM 1 FROM ledger_account a JOIN ledger_account b ON (b.owner_kind, b.owner_id) = (a.owner_kind, a.owner_id)
    WHERE a.id = v_hold.account_id AND b.id = p_account AND a.id <> b.id;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no other account of the owner' USING ERRCODE = 'AR002',
      DETAIL = json_build_object('account', p_account::text)::text;
  END IF;
  UPDATE ledger_account a SET held = a.held - v_hold.amount WHERE a.id = v_hold.account_id;
  transfer_id := ledger_post(v_hold.kind, v_hold.reference, ARRAY[v_hold.account_id, p_account],
    ARRAY[-v_hold.amount, v_hold.amount], p_metadata, p_at => p_at);
  SELECT * INTO v_from FROM ledger_account a WHERE a.id = v_hold.account_id;
  UPDATE ledger_hold h SET status = 'posted', closed_at = clock_timestamp(), stake = v_hold.amount, payout = 0,
      transfer_id = ledger_hold_move.transfer_id, balance_after = v_from.balance, held_after = v_from.held
    WHERE h.id = p_hold;
END
$$;

CREATE FUNCTION ledger_hold_void(p_hold bigint, OUT balance bigint, OUT held bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_hold ledger_hold := ledger_hold_take(p_hold);
BEGIN
  UPDATE ledger_account a SET held = a.held - v_hold.amount WHERE a.id = v_hold.account_id
    RETURNING a.balance, a.held INTO ledger_hold_void.balance, ledger_hold_void.held;
  UPDATE ledger_hold SET status = 'voided', closed_at = clock_timestamp() WHERE id = p_hold;
END
$$;

-- Skips holds that are locked at the moment, so that it never waits.
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

GRANT EXECUTE ON FUNCTION ledger_hold_open, ledger_hold_settle, ledger_hold_move, ledger_hold_void, ledger_holds_expire TO arara_app;
