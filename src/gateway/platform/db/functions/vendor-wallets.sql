-- Rules of wallets that vendors keep (product rules 18.1 to 18.12).

CREATE OR REPLACE FUNCTION vendor_transfer_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a transfer is never deleted' USING ERRCODE = '42501';
  END IF;
  IF (NEW.reference, NEW.member_id, NEW.vendor, NEW.direction, NEW.currency, NEW.amount, NEW.hold_id, NEW.requested_at)
      IS DISTINCT FROM
     (OLD.reference, OLD.member_id, OLD.vendor, OLD.direction, OLD.currency, OLD.amount, OLD.hold_id, OLD.requested_at) THEN
    RAISE EXCEPTION 'transfer %: what was asked for never changes', OLD.id USING ERRCODE = '42501';
  END IF;
  IF NEW.state <> OLD.state AND NOT (CASE OLD.state
      WHEN 'sent' THEN NEW.state IN ('unknown', 'done', 'refused')
      WHEN 'unknown' THEN NEW.state IN ('sent', 'done', 'refused')
      ELSE false END) THEN
    RAISE EXCEPTION 'transfer %: no way from % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END
$$;

-- Whether a member has money in the wallet of a game's vendor, or a transfer there or back under way. Such a game then
-- takes no bets from the main wallet, because a bet must come from one wallet only.
CREATE FUNCTION vendor_wallet_used(p_member bigint, p_node integer, p_currency text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_vendor text := (SELECT g.vassalage FROM game g WHERE g.node_id = p_node);
BEGIN
  RETURN EXISTS (SELECT FROM ledger_account a
      WHERE a.owner_kind = 'member' AND a.owner_id = p_member::text AND a.purpose = 'vendor:' || v_vendor
        AND a.currency = p_currency::bpchar AND a.balance > 0)
    OR EXISTS (SELECT FROM vendor_transfer t
      WHERE t.member_id = p_member AND t.vendor = v_vendor AND t.state IN ('sent', 'unknown'));
END
$$;

-- Books a round that was played from the wallet that a vendor keeps, as a settled bet on the ledger's account of that wallet
-- (product rule 35.12). It has happened, so no limit, lock or switch refuses it. `result` is one of:
--   done         the round is booked
--   replayed     it was booked before
--   rolled_back  the vendor took the transaction back before it came
--   round_ended  the vendor's name for the round was used before; the name of the transaction stays unused
--   unknown_game the member never opened a game of the vendor with real money; the name stays unused
--   early        the ledger does not know of enough money at the vendor yet, because a transfer or another round that came
--                before has not arrived; the name stays unused
-- The order in which rounds and transfers arrive is not that in which they happened at the vendor. So a round only waits while its
-- stake minus its win is more than the account has: what the vendor's wallet had in between is not asked. The account is therefore
-- never below zero, and every round can be booked in the end, those with the best result first.
CREATE FUNCTION vendor_report(p_vendor text, p_transaction text, p_hash bytea, p_member bigint, p_node int, p_reference text,
  p_stake bigint, p_win bigint, p_outcome jsonb, p_valid_bet bigint, p_rule int, p_played timestamptz, p_now timestamptz,
  OUT result text, OUT wager_id bigint, OUT balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_stored vendor_transaction;
  v_session game_session;
  v_wallet ledger_account;
  v_house bigint;
  v_wager wager;
BEGIN
  p_now := open_moment(p_now);
  IF p_stake <= 0 OR p_win < 0 OR p_valid_bet < 0 THEN
    RAISE EXCEPTION 'stake or win out of range' USING ERRCODE = 'AR008', DETAIL = '{}';
  END IF;
  v_wager.id := nextval('public.wager_id_seq');
  v_stored := vendor_claim(p_vendor, p_transaction, 'report', p_hash, v_wager.id, p_now);
  IF v_stored.vendor IS NOT NULL THEN
    result := vendor_stored_result(v_stored);
    wager_id := v_stored.wager_id;
    balance := (v_stored.answer ->> 'balance')::bigint;
    RETURN;
  END IF;

  -- The session in which it was played; a vendor may lead its player on to another of its games.
  SELECT g.* INTO v_session FROM game_session g JOIN game c ON c.node_id = g.node_id
    WHERE g.member_id = p_member AND g.mode = 'real' AND c.vassalage = p_vendor
    ORDER BY g.node_id = p_node DESC, g.started_at <= p_played DESC, g.id DESC LIMIT 1;
  IF v_session.id IS NULL THEN result := 'unknown_game'; END IF;
  IF result IS NULL THEN
    -- The main wallet too, as every stake and every transfer does: limits and the time of play are counted one after the other.
    PERFORM 1 FROM ledger_account a WHERE a.id = v_session.account_id FOR NO KEY UPDATE;
    SELECT * INTO v_wallet FROM ledger_account a WHERE a.owner_kind = 'member' AND a.owner_id = p_member::text
      AND a.purpose = 'vendor:' || p_vendor AND a.currency = v_session.currency AND a.shard = 0 FOR NO KEY UPDATE;
    -- Behind the locks, so that of two reports at once the second finds the round of the first.
    result := CASE
      WHEN EXISTS (SELECT FROM round r WHERE r.engine = p_vendor AND r.reference = p_reference) THEN 'round_ended'
      WHEN v_wallet.id IS NULL OR v_wallet.balance - v_wallet.held + p_win < p_stake THEN 'early' END;
  END IF;
  IF result IS NOT NULL THEN
    DELETE FROM vendor_transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
    RETURN;
  END IF;

  -- It counts when it was played, but not in a time whose sums are final.
  v_wager.placed_at := open_moment(least(greatest(p_played, v_session.started_at), p_now));
  IF EXISTS (SELECT FROM member_protection m WHERE m.member_id = p_member) THEN
    PERFORM play_timed(p_member, v_session.currency, v_wager.placed_at);
  END IF;
  v_wager.round_id := v_wager.id;
  v_wager.game_session_id := v_session.id;
  v_wager.member_id := p_member;
  v_wager.node_id := p_node;
  v_wager.mode := 'real';
  v_wager.currency := v_session.currency;
  v_wager.stake := p_stake;
  v_wager.win := p_win;
  v_wager.outcome := p_outcome;
  v_wager.state := CASE WHEN p_win > 0 THEN 'won' ELSE 'lost' END;
  v_wager.status := 'settled';
  v_wager.valid_bet := p_valid_bet;
  v_wager.rule_version := p_rule;
  v_wager.transaction_key := p_transaction;
  v_wager.settled_at := p_now;
  v_wager.settled_xid := pg_current_xact_id()::text::bigint;
  v_wager.unseen := false;
  v_wager.balance_before := v_wallet.balance - v_wallet.held;
  v_wager.balance_after := v_wager.balance_before - p_stake + p_win;
  v_house := ledger_counterparty('house', v_wallet.currency, v_wallet.id);
  -- The win first: the account may have less than the stake.
  IF p_win > 0 THEN
    v_wager.payout_transfer_id := ledger_post('bet-payout', NULL, ARRAY[v_house, v_wallet.id], ARRAY[-p_win, p_win], p_at => p_now);
  END IF;
  v_wager.transfer_id := ledger_post('bet', NULL, ARRAY[v_wallet.id, v_house], ARRAY[-p_stake, p_stake],
    jsonb_build_object('wager', wager_hash(v_wager), 'id', v_wager.id::text), p_at => p_now);
  INSERT INTO round (id, game_session_id, member_id, node_id, engine, reference, mode, currency, state, exclusive, opened_at, ended_at)
    VALUES (v_wager.id, v_session.id, p_member, p_node, p_vendor, p_reference, 'real', v_session.currency, 'ended', false,
      v_wager.placed_at, p_now);
  INSERT INTO wager SELECT v_wager.*;
  UPDATE vendor_transaction t SET answer = jsonb_build_object('balance', v_wager.balance_after::text)
    WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
  result := 'done';
  wager_id := v_wager.id;
  balance := v_wager.balance_after;
END
$$;

GRANT EXECUTE ON FUNCTION vendor_wallet_used, vendor_report TO arara_app;
