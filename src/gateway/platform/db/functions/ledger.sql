-- The functions that move money. Each is one statement for the caller. It runs as the owner of the tables and sees
-- nothing else (fixed search_path). Locks are always taken in this order: key, hold or transfer, accounts by id. Errors
-- are SQLSTATE class AR with a JSON object as DETAIL; src/gateway/ledger/errors.ts names them.

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

-- A play-money wallet has its own counterparties. Together they sum to zero, so they can be deleted without a gap in
-- any other chain.
CREATE FUNCTION ledger_counterparty_purpose(p_currency bpchar, p_account bigint)
RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE WHEN p_currency = 'FUN' THEN 'play-' || p_account ELSE 'main' END;
END
$$;

-- The system account that a member's money moves to or from: one of 16 shards, chosen by the member's account.
CREATE FUNCTION ledger_counterparty(p_system text, p_currency bpchar, p_account bigint)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN ledger_account_open('system', p_system, ledger_counterparty_purpose(p_currency, p_account),
    p_currency::text, (p_account % 16)::int);
END
$$;

CREATE FUNCTION ledger_lock(p_accounts bigint[])
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM ledger_account WHERE id = ANY (p_accounts) ORDER BY id FOR NO KEY UPDATE;
END
$$;

-- Why an account cannot spend an amount, as the JSON of a LedgerError (src/gateway/ledger/errors.ts).
CREATE FUNCTION ledger_shortage(p_account bigint, p_needed bigint)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_available bigint;
BEGIN
  SELECT balance - held INTO v_available FROM ledger_account WHERE id = p_account;
  IF NOT FOUND THEN RETURN jsonb_build_object('kind', 'account-not-found', 'account', p_account::text); END IF;
  RETURN jsonb_build_object('kind', 'insufficient-funds', 'account', p_account::text,
    'available', v_available::text, 'needed', p_needed::text);
END
$$;

CREATE FUNCTION ledger_refuse_funds(p_account bigint, p_needed bigint)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_why jsonb := ledger_shortage(p_account, p_needed);
BEGIN
  IF v_why ->> 'kind' = 'account-not-found' THEN
    RAISE EXCEPTION 'account % not found', p_account USING ERRCODE = 'AR002', DETAIL = v_why::text;
  END IF;
  RAISE EXCEPTION 'insufficient funds' USING ERRCODE = 'AR001', DETAIL = v_why::text;
END
$$;

-- The only writer of postings. Writes one transfer with its postings in the order of the legs; a debit is checked
-- against the balance before it. Each account is locked when its leg is written. Callers that move more than a wallet
-- and the house must lock all accounts before, by id (ledger_write).
--
-- `p_at` is the moment by the gateway's clock; NULL is the current moment by the database's clock.
CREATE FUNCTION ledger_post(p_kind text, p_reference text, p_accounts bigint[], p_amounts bigint[], p_metadata jsonb DEFAULT '{}',
  p_actor text DEFAULT NULL, p_key text DEFAULT NULL, p_reverses bigint DEFAULT NULL, p_at timestamptz DEFAULT NULL)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_transfer bigint;
  v_account record;
  v_fee bigint;
  v_currency bpchar;
  v_mixed boolean := false;
  v_total numeric := 0;
BEGIN
  p_at := open_moment(coalesce(p_at, clock_timestamp()));
  INSERT INTO ledger_transfer (kind, reference, actor, idempotency_key, reverses_id, metadata)
    VALUES (p_kind, p_reference, p_actor, p_key, p_reverses, coalesce(p_metadata, '{}')) RETURNING id INTO v_transfer;
  -- The first member of a transfer pays its fees.
  IF ledger_line(p_kind, p_reverses) <> 'play' THEN
    SELECT sum(l.amount) INTO v_fee FROM unnest(p_accounts, p_amounts) AS l (account, amount)
      JOIN ledger_account a ON a.id = l.account WHERE a.owner_kind = 'system' AND a.owner_id = 'fees';
  END IF;
  FOR i IN 1 .. cardinality(p_accounts) LOOP
    UPDATE ledger_account SET balance = balance + p_amounts[i], postings = postings + 1
      WHERE id = p_accounts[i] AND (floor = 'none' OR p_amounts[i] > 0 OR balance - held + p_amounts[i] >= 0)
      RETURNING balance, postings, currency, owner_kind INTO v_account;
    IF NOT FOUND THEN PERFORM ledger_refuse_funds(p_accounts[i], -p_amounts[i]); END IF;
    INSERT INTO ledger_posting (transfer_id, account_id, account_seq, amount, currency, balance_before, balance_after, at, line_fee)
      VALUES (v_transfer, p_accounts[i], v_account.postings, p_amounts[i], v_account.currency,
              v_account.balance - p_amounts[i], v_account.balance, p_at,
              CASE v_account.owner_kind WHEN 'member' THEN v_fee END);
    IF v_account.owner_kind = 'member' THEN v_fee := NULL; END IF;
    v_mixed := v_mixed OR coalesce(v_currency <> v_account.currency, false);
    v_currency := v_account.currency;
    v_total := v_total + p_amounts[i];
  END LOOP;
  -- The sum of a single currency is checked here; several currencies are checked at commit (ledger_check_balanced).
  IF NOT v_mixed AND v_total <> 0 THEN RAISE EXCEPTION 'does not balance' USING ERRCODE = 'AR010', DETAIL = '{}'; END IF;
  IF v_mixed AND EXISTS (SELECT FROM ledger_posting WHERE transfer_id = v_transfer GROUP BY currency HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'currencies meet' USING ERRCODE = 'AR003', DETAIL = '{}';
  END IF;
  RETURN v_transfer;
END
$$;

-- Calls ledger_post after locking all accounts by id.
CREATE FUNCTION ledger_write(p_kind text, p_reference text, p_accounts bigint[], p_amounts bigint[], p_metadata jsonb DEFAULT '{}',
  p_actor text DEFAULT NULL, p_key text DEFAULT NULL, p_reverses bigint DEFAULT NULL, p_at timestamptz DEFAULT NULL)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM ledger_lock(p_accounts);
  RETURN ledger_post(p_kind, p_reference, p_accounts, p_amounts, p_metadata, p_actor, p_key, p_reverses, p_at);
END
$$;

-- p_legs: [{"account": "1", "amount": "-500"}, {"system": "house", "amount": "500"}]. A system leg has the currency of the first
-- account leg, or of the account that it names with "beside".
CREATE FUNCTION ledger_transfer_post(p_kind text, p_reference text, p_legs jsonb, p_metadata jsonb DEFAULT '{}',
  p_actor text DEFAULT NULL, p_key text DEFAULT NULL, p_at timestamptz DEFAULT NULL)
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
  SELECT array_agg(coalesce((leg ->> 'account')::bigint, CASE WHEN leg ? 'beside'
           THEN (SELECT ledger_counterparty(leg ->> 'system', b.currency, b.id) FROM ledger_account b
             WHERE b.id = (leg ->> 'beside')::bigint)
           ELSE ledger_counterparty(leg ->> 'system', v_currency, v_first) END) ORDER BY place),
         array_agg((leg ->> 'amount')::bigint ORDER BY place)
    INTO v_accounts, v_amounts FROM jsonb_array_elements(p_legs) WITH ORDINALITY AS l (leg, place);
  IF 0 = ANY (v_amounts) THEN RAISE EXCEPTION 'a leg moves nothing' USING ERRCODE = 'AR008', DETAIL = '{}'; END IF;
  RETURN ledger_write(p_kind, p_reference, v_accounts, v_amounts, p_metadata, p_actor, p_key, NULL, p_at);
END
$$;

CREATE FUNCTION ledger_transfer_reverse(p_transfer bigint, p_reason text, p_at timestamptz DEFAULT NULL)
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
    jsonb_build_object('reason', p_reason), NULL, NULL, p_transfer, p_at);
END
$$;

CREATE FUNCTION ledger_period_post(p_contract text, p_period text, p_kind text, p_reference text, p_legs jsonb,
  p_metadata jsonb DEFAULT '{}', p_actor text DEFAULT NULL, p_key text DEFAULT NULL, p_at timestamptz DEFAULT NULL)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_transfer bigint;
BEGIN
  v_transfer := ledger_transfer_post(p_kind, p_reference, p_legs, p_metadata, p_actor, p_key, p_at);
  INSERT INTO ledger_period (contract, period, transfer_id) VALUES (p_contract, p_period, v_transfer)
    ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'already settled'
      USING ERRCODE = 'AR009', DETAIL = json_build_object('contract', p_contract, 'period', p_period)::text;
  END IF;
  RETURN v_transfer;
END
$$;

-- NULL: the key now belongs to the caller, who must call ledger_answer in the same transaction. A simultaneous use of
-- the same key waits here until the first one has finished. The key's retention is counted from `p_now`.
CREATE FUNCTION ledger_claim(p_actor text, p_key text, p_hash bytea, p_now timestamptz DEFAULT NULL)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_stored record;
BEGIN
  INSERT INTO ledger_idempotency (actor, key, request_hash, created_at)
    VALUES (p_actor, p_key, p_hash, coalesce(p_now, clock_timestamp())) ON CONFLICT DO NOTHING;
  IF FOUND THEN RETURN NULL; END IF;
  SELECT request_hash, response INTO STRICT v_stored FROM ledger_idempotency WHERE actor = p_actor AND key = p_key;
  IF v_stored.request_hash <> p_hash THEN
    RAISE EXCEPTION 'the key was used for another request' USING ERRCODE = 'AR007', DETAIL = '{}';
  END IF;
  RETURN jsonb_build_object('response', v_stored.response);
END
$$;

CREATE FUNCTION ledger_answer(p_actor text, p_key text, p_response jsonb)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE ledger_idempotency SET response = p_response WHERE actor = p_actor AND key = p_key AND response IS NULL;
END
$$;

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

GRANT EXECUTE ON FUNCTION ledger_account_open, ledger_transfer_post, ledger_transfer_reverse, ledger_period_post,
  ledger_claim, ledger_answer, ledger_keys_forget TO arara_app;

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

-- Rules that also bind the owner of the tables: ledger rows never change, every transfer balances, and each posting is
-- chained to the one before it.

-- Guards rows that may not change: `keep_row(message, rule, …)`. Without rules nothing changes. A rule such as
-- 'state: open > paid refused: decided_at transfer_id' says from which values of a column (`null` is NULL) to which it
-- may change (`*` is any, or none), and what may change with it. What no rule allows is refused with the message, and so
-- is every deletion; thus a mistake in a rule allows less, not more.
-- Some guards are functions of their own:
-- - of tables that change with every bet (wager, round, vendor_transaction, bonus_grant, free_rounds), because this one
--   adds 20 to 60 µs to an update, and theirs 10 µs;
-- - of tables of which nearly everything may change (deposit and what follows it, withdrawal, vendor_transfer,
--   identity_check, member_reward): they name what must stay, and which state follows which.
CREATE OR REPLACE FUNCTION keep_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_old jsonb;
  v_new jsonb;
  v_rule text[];
  v_column text;
  v_way text[];
  v_free text[];
BEGIN
  IF TG_OP = 'UPDATE' AND TG_NARGS > 1 THEN
    v_old := to_jsonb(OLD);
    v_new := to_jsonb(NEW);
    FOR i IN 1 .. TG_NARGS - 1 LOOP
      v_rule := string_to_array(TG_ARGV[i], ': ');
      v_column := v_rule[1];
      v_way := string_to_array(v_rule[2], ' > ');
      v_free := v_column || string_to_array(coalesce(v_rule[3], ''), ' ');
      IF v_old ? v_column
          AND coalesce(v_old ->> v_column, 'null') = ANY (string_to_array(v_way[1], ' '))
          AND (v_way[2] = '*' OR coalesce(v_new ->> v_column, 'null') = ANY (string_to_array(v_way[2], ' ')))
          AND v_old - v_free = v_new - v_free THEN
        RETURN NEW;
      END IF;
    END LOOP;
  END IF;
  RAISE EXCEPTION '%', coalesce(TG_ARGV[0], TG_TABLE_NAME || ' is append-only: a correction is a reversal')
    USING ERRCODE = '42501';
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
