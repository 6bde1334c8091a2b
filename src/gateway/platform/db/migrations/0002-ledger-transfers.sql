-- The functions that move money. Each is one statement for the caller, runs as the owner of the tables and finds
-- nothing but them (fixed search_path). Locks are always taken in this order: idempotency key, hold or transfer,
-- accounts by id. Errors are SQLSTATE class AR with a JSON object as DETAIL.

CREATE FUNCTION ledger_account_open(p_owner_kind text, p_owner_id text, p_purpose text, p_currency text, p_shard int DEFAULT 0)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_id bigint;
BEGIN
  SELECT id INTO v_id FROM ledger_account
    WHERE owner_kind = p_owner_kind AND owner_id = p_owner_id AND purpose = p_purpose
      AND currency = p_currency::bpchar AND shard = p_shard;
  IF FOUND THEN RETURN v_id; END IF;
  IF p_currency !~ '^[A-Z]{3}$' THEN RAISE EXCEPTION 'no currency: %', p_currency USING ERRCODE = 'AR003', DETAIL = '{}'; END IF;
  INSERT INTO ledger_account (owner_kind, owner_id, purpose, currency, shard, floor)
    VALUES (p_owner_kind, p_owner_id, p_purpose, p_currency, p_shard,
            CASE p_owner_kind WHEN 'system' THEN 'none' ELSE 'zero' END)
    ON CONFLICT DO NOTHING RETURNING id INTO v_id;
  IF v_id IS NULL THEN
    SELECT id INTO STRICT v_id FROM ledger_account
      WHERE owner_kind = p_owner_kind AND owner_id = p_owner_id AND purpose = p_purpose
        AND currency = p_currency::bpchar AND shard = p_shard;
  END IF;
  RETURN v_id;
END
$$;

-- The system account a member's money is moved against: one of 16, by the member's account.
CREATE FUNCTION ledger_counterparty(p_system text, p_currency bpchar, p_account bigint)
RETURNS bigint LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT ledger_account_open('system', p_system, 'main', p_currency::text, (p_account % 16)::int)
$$;

CREATE FUNCTION ledger_lock(p_accounts bigint[])
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM ledger_account WHERE id = ANY (p_accounts) ORDER BY id FOR NO KEY UPDATE;
END
$$;

CREATE FUNCTION ledger_refuse_funds(p_account bigint, p_needed bigint)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_available bigint;
BEGIN
  SELECT balance - held INTO v_available FROM ledger_account WHERE id = p_account;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'account % not found', p_account
      USING ERRCODE = 'AR002', DETAIL = json_build_object('account', p_account::text)::text;
  END IF;
  RAISE EXCEPTION 'insufficient funds' USING ERRCODE = 'AR001', DETAIL = json_build_object(
    'account', p_account::text, 'available', v_available::text, 'needed', p_needed::text)::text;
END
$$;

-- Writes one transfer with its postings, in the order of the legs: a debit is checked against what stands before it.
CREATE FUNCTION ledger_write(p_kind text, p_reference text, p_accounts bigint[], p_amounts bigint[], p_metadata jsonb,
  p_actor text, p_key text, p_reverses bigint)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_transfer bigint;
  v_account record;
  v_currency bpchar;
  v_mixed boolean := false;
  v_total numeric := 0;
BEGIN
  PERFORM ledger_lock(p_accounts);
  INSERT INTO ledger_transfer (kind, reference, actor, idempotency_key, reverses_id, metadata)
    VALUES (p_kind, p_reference, p_actor, p_key, p_reverses, coalesce(p_metadata, '{}')) RETURNING id INTO v_transfer;
  FOR i IN 1 .. cardinality(p_accounts) LOOP
    UPDATE ledger_account SET balance = balance + p_amounts[i], postings = postings + 1
      WHERE id = p_accounts[i] AND (floor = 'none' OR p_amounts[i] > 0 OR balance - held + p_amounts[i] >= 0)
      RETURNING balance, postings, currency INTO v_account;
    IF NOT FOUND THEN PERFORM ledger_refuse_funds(p_accounts[i], -p_amounts[i]); END IF;
    INSERT INTO ledger_posting (transfer_id, account_id, account_seq, amount, currency, balance_before, balance_after)
      VALUES (v_transfer, p_accounts[i], v_account.postings, p_amounts[i], v_account.currency,
              v_account.balance - p_amounts[i], v_account.balance);
    v_mixed := v_mixed OR coalesce(v_currency <> v_account.currency, false);
    v_currency := v_account.currency;
    v_total := v_total + p_amounts[i];
  END LOOP;
  -- With one currency the sum is checked here; several are summed one by one at commit (ledger_check_balanced).
  IF NOT v_mixed AND v_total <> 0 THEN RAISE EXCEPTION 'does not balance' USING ERRCODE = 'AR010', DETAIL = '{}'; END IF;
  IF v_mixed AND EXISTS (SELECT FROM ledger_posting WHERE transfer_id = v_transfer GROUP BY currency HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'currencies meet' USING ERRCODE = 'AR003', DETAIL = '{}';
  END IF;
  RETURN v_transfer;
END
$$;

-- p_legs: [{"account": "1", "amount": "-500"}, {"system": "house", "amount": "500"}]
CREATE FUNCTION ledger_transfer_post(p_kind text, p_reference text, p_legs jsonb, p_metadata jsonb DEFAULT '{}',
  p_actor text DEFAULT NULL, p_key text DEFAULT NULL)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_first bigint;
  v_currency bpchar;
  v_accounts bigint[];
  v_amounts bigint[];
BEGIN
  SELECT (leg ->> 'account')::bigint INTO v_first
    FROM jsonb_array_elements(p_legs) WITH ORDINALITY AS l (leg, place) WHERE leg ? 'account' ORDER BY place LIMIT 1;
  SELECT currency INTO v_currency FROM ledger_account WHERE id = v_first;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'account % not found', v_first
      USING ERRCODE = 'AR002', DETAIL = json_build_object('account', coalesce(v_first::text, ''))::text;
  END IF;
  SELECT array_agg(coalesce((leg ->> 'account')::bigint, ledger_counterparty(leg ->> 'system', v_currency, v_first)) ORDER BY place),
         array_agg((leg ->> 'amount')::bigint ORDER BY place)
    INTO v_accounts, v_amounts FROM jsonb_array_elements(p_legs) WITH ORDINALITY AS l (leg, place);
  IF 0 = ANY (v_amounts) THEN RAISE EXCEPTION 'a leg moves nothing' USING ERRCODE = 'AR008', DETAIL = '{}'; END IF;
  RETURN ledger_write(p_kind, p_reference, v_accounts, v_amounts, p_metadata, p_actor, p_key, NULL);
END
$$;

CREATE FUNCTION ledger_transfer_reverse(p_transfer bigint, p_reason text)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_transfer ledger_transfer;
  v_detail text := json_build_object('transfer', p_transfer::text)::text;
  v_accounts bigint[];
  v_amounts bigint[];
BEGIN
  SELECT * INTO v_transfer FROM ledger_transfer WHERE id = p_transfer FOR NO KEY UPDATE;
  IF NOT FOUND THEN RAISE EXCEPTION 'transfer not found' USING ERRCODE = 'AR011', DETAIL = v_detail; END IF;
  IF v_transfer.reverses_id IS NOT NULL THEN RAISE EXCEPTION 'a reversal' USING ERRCODE = 'AR012', DETAIL = v_detail; END IF;
  IF EXISTS (SELECT FROM ledger_transfer WHERE reverses_id = p_transfer) THEN
    RAISE EXCEPTION 'already reversed' USING ERRCODE = 'AR006', DETAIL = v_detail;
  END IF;
  SELECT array_agg(account_id ORDER BY id DESC), array_agg(-amount ORDER BY id DESC)
    INTO v_accounts, v_amounts FROM ledger_posting WHERE transfer_id = p_transfer;
  RETURN ledger_write('reversal', v_transfer.reference, v_accounts, v_amounts,
    jsonb_build_object('reason', p_reason), NULL, NULL, p_transfer);
END
$$;

CREATE FUNCTION ledger_period_post(p_contract text, p_period text, p_kind text, p_reference text, p_legs jsonb,
  p_metadata jsonb DEFAULT '{}', p_actor text DEFAULT NULL, p_key text DEFAULT NULL)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_transfer bigint;
BEGIN
  v_transfer := ledger_transfer_post(p_kind, p_reference, p_legs, p_metadata, p_actor, p_key);
  INSERT INTO ledger_period (contract, period, transfer_id) VALUES (p_contract, p_period, v_transfer)
    ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'already settled'
      USING ERRCODE = 'AR009', DETAIL = json_build_object('contract', p_contract, 'period', p_period)::text;
  END IF;
  RETURN v_transfer;
END
$$;

-- NULL: the key is the caller's now, who must give ledger_answer in the same transaction. A concurrent use of the
-- same key waits here for the first to finish.
CREATE FUNCTION ledger_claim(p_actor text, p_key text, p_hash bytea)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_kept record;
BEGIN
  INSERT INTO ledger_idempotency (actor, key, request_hash) VALUES (p_actor, p_key, p_hash) ON CONFLICT DO NOTHING;
  IF FOUND THEN RETURN NULL; END IF;
  SELECT request_hash, response INTO STRICT v_kept FROM ledger_idempotency WHERE actor = p_actor AND key = p_key;
  IF v_kept.request_hash <> p_hash THEN
    RAISE EXCEPTION 'the key was used for another request' USING ERRCODE = 'AR007', DETAIL = '{}';
  END IF;
  RETURN jsonb_build_object('response', v_kept.response);
END
$$;

CREATE FUNCTION ledger_answer(p_actor text, p_key text, p_response jsonb)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  UPDATE ledger_idempotency SET response = p_response WHERE actor = p_actor AND key = p_key AND response IS NULL
$$;
