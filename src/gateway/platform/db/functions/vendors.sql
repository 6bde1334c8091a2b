-- Games move money only by bet, win, bet and win, rollback and end (product rules 9.2 to 9.10 and 9.15). The game names
-- its transaction (`vendor`, `transaction_id`). The same name again gets the first answer; with other content it is
-- refused. tests/ledger/vendor-order.test.ts covers every order of requests.

-- A refusal as it is stored and answered. Its code is one of those that the gateway knows.
CREATE FUNCTION refusal_of(p_code refusal_code, p_detail jsonb DEFAULT NULL) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN jsonb_build_object('refusal', jsonb_build_object('code', p_code, 'detail', p_detail));
END
$$;

-- The first answer to a transaction; NULL if there is none.
CREATE FUNCTION vendor_stored(p_vendor text, p_transaction text, p_hash bytea)
RETURNS vendor_transaction LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_stored vendor_transaction;
BEGIN
  SELECT * INTO v_stored FROM vendor_transaction WHERE vendor = p_vendor AND transaction_id = p_transaction;
  -- A bet that was rolled back before it came has only a name and no content.
  IF FOUND AND v_stored.request_hash <> p_hash AND NOT (v_stored.state = 'rolled_back' AND v_stored.wager_id IS NULL) THEN
    RAISE EXCEPTION 'the transaction was used for another request' USING ERRCODE = 'AR007', DETAIL = '{}';
  END IF;
  RETURN v_stored;
END
$$;

-- Claims a transaction's name. If another transaction has claimed it, waits for its end and returns its stored row.
CREATE FUNCTION vendor_claim(p_vendor text, p_transaction text, p_kind text, p_hash bytea, p_wager bigint, p_now timestamptz)
RETURNS vendor_transaction LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO vendor_transaction (vendor, transaction_id, kind, request_hash, state, wager_id, created_at)
    VALUES (p_vendor, p_transaction, p_kind, p_hash, 'done', p_wager, p_now) ON CONFLICT DO NOTHING;
  IF FOUND THEN RETURN NULL; END IF;
  RETURN vendor_stored(p_vendor, p_transaction, p_hash);
END
$$;

-- The result for a repeated request.
CREATE FUNCTION vendor_stored_result(p_stored vendor_transaction) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE p_stored.state WHEN 'done' THEN 'replayed' ELSE p_stored.state END;
END
$$;

CREATE FUNCTION vendor_refusal(p_stored vendor_transaction) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE p_stored.state WHEN 'refused' THEN p_stored.answer END;
END
$$;

-- Stores a refusal as the final answer.
CREATE FUNCTION vendor_refuse(p_vendor text, p_transaction text, p_refusal jsonb)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE vendor_transaction SET state = 'refused', wager_id = NULL, answer = p_refusal
    WHERE vendor = p_vendor AND transaction_id = p_transaction;
END
$$;

-- Marks bets as seen that were settled without the player, when the player starts something new.
CREATE FUNCTION wager_seen(p_session game_session)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE wager w SET unseen = false
    WHERE w.member_id = p_session.member_id AND w.node_id = p_session.node_id AND w.mode = p_session.mode AND w.unseen;
END
$$;

-- Refuses a round that begins sooner than the game's shortest time after the one before (`too_fast`), and otherwise remembers
-- when it began. The caller has locked the wallet, so two rounds at once come one after the other.
CREATE FUNCTION round_pace(p_session game_session, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_cycle constant int := coalesce((SELECT v.cycle FROM vendor_game v WHERE v.node_id = p_session.node_id),
    (SELECT g.cycle FROM game g WHERE g.node_id = p_session.node_id));
  v_next timestamptz;
BEGIN
  IF coalesce(v_cycle, 0) = 0 THEN RETURN NULL; END IF;
  SELECT g.last_round_at + make_interval(secs => v_cycle / 1000.0) INTO v_next FROM game_session g WHERE g.id = p_session.id;
  -- A clock that was set back must not keep the player waiting for longer than one cycle.
  IF v_next > p_now AND v_next <= p_now + make_interval(secs => v_cycle / 1000.0) THEN
    RETURN refusal_of('too_fast', jsonb_build_object('retryAfter', ceil(extract(epoch FROM v_next - p_now) * 1000)::int));
  END IF;
  UPDATE game_session g SET last_round_at = p_now WHERE g.id = p_session.id;
  RETURN NULL;
END
$$;

-- Who pays a bet of a session whose wallet is locked: free rounds (`p_free`), of which the house's bonus money pays the
-- whole stake; or the wallet, with a part from a bonus that is running (bonuses.sql). `own` is what the wallet pays and
-- limits count, `bonus` the rest, NULL if the wallet pays alone. The win is shared alike, and its bonus part goes to
-- `win_account`. A `refusal` is final: too little money, free rounds that are over or not the player's, or a rule of the
-- bonus or one that protects the player (protection.sql).
CREATE FUNCTION bet_payer(p_session game_session, p_wallet ledger_account, p_stake bigint, p_free bigint, p_now timestamptz,
  OUT grant_id bigint, OUT free_id bigint, OUT own bigint, OUT bonus bigint, OUT stake_account bigint, OUT win_account bigint,
  OUT refusal jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF p_free IS NULL THEN
    SELECT b.grant_id, b.stake, b.account_id, b.account_id, b.refusal INTO grant_id, bonus, stake_account, win_account, refusal
      FROM bonus_of_bet(p_session, p_wallet.balance - p_wallet.held, p_stake, p_now) b;
    own := p_stake - coalesce(bonus, 0);
    IF p_wallet.id IS NULL OR p_wallet.balance - p_wallet.held < own THEN
      refusal := jsonb_build_object('ledger', ledger_shortage(p_session.account_id, own));
      RETURN;
    END IF;
  ELSE
    SELECT f.id, f.account_id INTO free_id, win_account FROM free_rounds f
      WHERE f.id = p_free AND f.member_id = p_session.member_id AND f.wallet_id = p_session.account_id AND f.stake = p_stake
        AND free_playable(f, p_session.node_id, p_now) FOR NO KEY UPDATE;
    IF NOT FOUND THEN
      refusal := refusal_of('free_rounds_over');
      RETURN;
    END IF;
    own := 0;
    bonus := p_stake;
    stake_account := ledger_counterparty('bonus', p_wallet.currency, p_wallet.id);
  END IF;
  refusal := coalesce(refusal, play_admit(p_session, own, p_now));
END
$$;

-- Places and settles a bet in one statement and one transaction, whoever pays it (`bet_payer`). If the process dies,
-- either nothing has happened and the transaction's name is unused, or the bet is settled and the same name returns it.
-- `result` is one of:
--   done         the bet is settled
--   replayed     it was placed before, and may still be open
--   refused      the final refusal, in `refusal`
--   rolled_back  it was rolled back before
--   in_progress  another round of this game is open; the name stays unused
--   closed       the game session has ended; the name stays unused
--   round_ended  the vendor's name for the round (`p_reference`) was used before; the name of the transaction stays unused
-- The wallet is locked before the house although its id is higher, so that the house, which all players share, is
-- locked only until the commit. A transaction of the same member that locks by id may deadlock with this one, and is
-- then retried.
CREATE FUNCTION vendor_bet_win(p_vendor text, p_transaction text, p_hash bytea, p_game_session bigint, p_engine text, p_key text,
  p_reference text, p_free bigint, p_stake bigint, p_win bigint, p_outcome jsonb, p_valid_bet bigint, p_rule int, p_now timestamptz)
RETURNS TABLE (result text, refusal jsonb, wager_id bigint, round_id bigint, placed_at timestamptz, balance bigint, outcome jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_session game_session;
  v_stored vendor_transaction;
  v_wallet ledger_account;
  v_payer record;
  v_house bigint;
  v_wager wager;
BEGIN
  p_now := open_moment(p_now);
  IF p_stake <= 0 OR p_win < 0 OR p_valid_bet < 0 THEN
    RAISE EXCEPTION 'stake or win out of range' USING ERRCODE = 'AR008', DETAIL = '{}';
  END IF;
  v_wager.id := nextval('public.wager_id_seq');
  v_stored := vendor_claim(p_vendor, p_transaction, 'bet-win', p_hash, v_wager.id, p_now);
  IF v_stored.vendor IS NOT NULL THEN
    RETURN QUERY SELECT vendor_stored_result(v_stored), vendor_refusal(v_stored), v_stored.wager_id,
      w.round_id, w.placed_at, NULL::bigint, NULL::jsonb FROM (VALUES (1)) one LEFT JOIN wager w ON w.id = v_stored.wager_id;
    RETURN;
  END IF;

  SELECT * INTO v_session FROM game_session g WHERE g.id = p_game_session AND g.closed_at IS NULL;
  IF NOT FOUND THEN
    DELETE FROM vendor_transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
    RETURN QUERY SELECT 'closed', NULL::jsonb, NULL::bigint, NULL::bigint, NULL::timestamptz, NULL::bigint, NULL::jsonb;
    RETURN;
  END IF;
  SELECT r.id, r.opened_at INTO v_wager.round_id, v_wager.placed_at FROM round r
    WHERE r.member_id = v_session.member_id AND r.node_id = v_session.node_id AND r.mode = v_session.mode
      AND r.state = 'open' AND r.exclusive;
  IF FOUND THEN
    DELETE FROM vendor_transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
    RETURN QUERY SELECT 'in_progress', NULL::jsonb, NULL::bigint, v_wager.round_id, v_wager.placed_at, NULL::bigint, NULL::jsonb;
    RETURN;
  END IF;
  SELECT * INTO v_wallet FROM ledger_account a WHERE a.id = v_session.account_id FOR NO KEY UPDATE;
  IF p_reference IS NOT NULL AND EXISTS (SELECT FROM round r WHERE r.engine = p_engine AND r.reference = p_reference) THEN
    DELETE FROM vendor_transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
    RETURN QUERY SELECT 'round_ended', NULL::jsonb, NULL::bigint, NULL::bigint, NULL::timestamptz, NULL::bigint, NULL::jsonb;
    RETURN;
  END IF;
  v_payer := bet_payer(v_session, v_wallet, p_stake, p_free, p_now);
  v_payer.refusal := coalesce(v_payer.refusal, round_pace(v_session, p_now));
  IF v_payer.refusal IS NOT NULL THEN
    PERFORM vendor_refuse(p_vendor, p_transaction, v_payer.refusal);
    RETURN QUERY SELECT 'refused', v_payer.refusal, NULL::bigint, NULL::bigint, NULL::timestamptz, NULL::bigint, NULL::jsonb;
    RETURN;
  END IF;

  v_wager.round_id := v_wager.id;
  v_wager.game_session_id := p_game_session;
  v_wager.member_id := v_session.member_id;
  v_wager.node_id := v_session.node_id;
  v_wager.mode := v_session.mode;
  v_wager.currency := v_session.currency;
  v_wager.stake := p_stake;
  v_wager.win := p_win;
  v_wager.outcome := p_outcome;
  v_wager.state := CASE WHEN p_win > 0 THEN 'won' ELSE 'lost' END;
  v_wager.status := 'settled';
  v_wager.valid_bet := p_valid_bet;
  v_wager.rule_version := p_rule;
  v_wager.transaction_key := p_key;
  v_wager.placed_at := p_now;
  v_wager.settled_at := p_now;
  v_wager.settled_xid := pg_current_xact_id()::text::bigint;
  v_wager.unseen := false;
  v_wager.balance_before := v_wallet.balance - v_wallet.held;
  IF v_payer.bonus IS NULL THEN
    v_wager.balance_after := v_wager.balance_before - p_stake + p_win;
    v_house := ledger_counterparty('house', v_wallet.currency, v_wallet.id);
    v_wager.transfer_id := ledger_post('bet', NULL, ARRAY[v_wallet.id, v_house], ARRAY[-p_stake, p_stake],
      jsonb_build_object('wager', wager_hash(v_wager), 'id', v_wager.id::text), p_at => p_now);
    IF p_win > 0 THEN
      v_wager.payout_transfer_id := ledger_post('bet-payout', NULL, ARRAY[v_house, v_wallet.id], ARRAY[-p_win, p_win],
        p_at => p_now);
    END IF;
  ELSE
    v_wager.grant_id := v_payer.grant_id;
    v_wager.free_id := v_payer.free_id;
    v_wager.bonus_stake := v_payer.bonus;
    v_wager.bonus_win := bonus_share(p_win, v_payer.bonus, p_stake);
    v_wager.valid_bet := bonus_share(p_valid_bet, v_payer.own, p_stake);
    v_wager.balance_after := v_wager.balance_before - v_payer.own + p_win - v_wager.bonus_win;
    v_wager.transfer_id := bonus_legs('bet', v_wallet.id, -v_payer.own, v_payer.stake_account, -v_payer.bonus,
      jsonb_build_object('wager', wager_hash(v_wager), 'id', v_wager.id::text), p_now);
    IF p_win > 0 THEN
      v_wager.payout_transfer_id := bonus_legs('bet-payout', v_wallet.id, p_win - v_wager.bonus_win, v_payer.win_account,
        v_wager.bonus_win, '{}', p_now);
    END IF;
  END IF;
  PERFORM wager_seen(v_session);
  INSERT INTO round (id, game_session_id, member_id, node_id, engine, reference, mode, currency, state, exclusive, opened_at, ended_at)
    VALUES (v_wager.id, p_game_session, v_session.member_id, v_session.node_id, p_engine, p_reference, v_session.mode,
      v_session.currency, 'ended', true, p_now, p_now);
  INSERT INTO wager SELECT v_wager.*;
  balance := v_wager.balance_after;
  IF v_payer.bonus IS NOT NULL THEN
    IF v_payer.free_id IS NULL THEN
      PERFORM bonus_staked(v_wager), bonus_won(v_wager);
      PERFORM bonus_follow(v_payer.grant_id, p_now);
    ELSE
      PERFORM free_played(v_payer.free_id, p_win, p_now);
    END IF;
    -- The bet may have been the last that a bonus needed, or the last free round.
    SELECT a.balance - a.held INTO balance FROM ledger_account a WHERE a.id = v_wallet.id;
  END IF;
  RETURN QUERY SELECT 'done', NULL::jsonb, v_wager.id, v_wager.round_id, p_now, balance, p_outcome;
END
$$;

-- The same for a round that nobody else has a name for. An older gateway calls it during a deployment.
CREATE FUNCTION vendor_bet_win(p_vendor text, p_transaction text, p_hash bytea, p_game_session bigint, p_engine text, p_key text,
  p_free bigint, p_stake bigint, p_win bigint, p_outcome jsonb, p_valid_bet bigint, p_rule int, p_now timestamptz)
RETURNS TABLE (result text, refusal jsonb, wager_id bigint, round_id bigint, placed_at timestamptz, balance bigint, outcome jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT * FROM vendor_bet_win(p_vendor, p_transaction, p_hash, p_game_session, p_engine, p_key, NULL::text, p_free,
    p_stake, p_win, p_outcome, p_valid_bet, p_rule, p_now);
END
$$;

-- Holds a stake in a round: an existing one (`p_round`, or `p_reference`, the vendor's name for it), or a new one.
-- `result` as in vendor_bet_win, and `round_ended` if the round is over or belongs to another player or game.
CREATE FUNCTION vendor_bet(p_vendor text, p_transaction text, p_hash bytea, p_game_session bigint, p_engine text, p_key text,
  p_stake bigint, p_round bigint, p_reference text, p_exclusive boolean, p_engine_state jsonb, p_now timestamptz)
RETURNS TABLE (result text, refusal jsonb, wager_id bigint, round_id bigint, placed_at timestamptz, balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_session game_session;
  v_stored vendor_transaction;
  v_round round;
  v_wallet ledger_account;
  v_payer record;
  v_wager wager;
  v_id bigint := nextval('public.wager_id_seq');
BEGIN
  p_now := open_moment(p_now);
  IF p_stake <= 0 THEN RAISE EXCEPTION 'stake out of range' USING ERRCODE = 'AR008', DETAIL = '{}'; END IF;
  v_stored := vendor_stored(p_vendor, p_transaction, p_hash);
  IF v_stored.vendor IS NULL THEN
    SELECT * INTO v_session FROM game_session g WHERE g.id = p_game_session AND g.closed_at IS NULL;
    IF NOT FOUND THEN
      RETURN QUERY SELECT 'closed', NULL::jsonb, NULL::bigint, NULL::bigint, NULL::timestamptz, NULL::bigint;
      RETURN;
    END IF;
    SELECT * INTO v_round FROM round r WHERE r.id = p_round OR (r.engine = p_engine AND r.reference = p_reference) FOR NO KEY UPDATE;
    IF (v_round.id IS NULL AND p_round IS NOT NULL) OR v_round.state = 'ended'
        OR (v_round.member_id, v_round.node_id, v_round.mode) <> (v_session.member_id, v_session.node_id, v_session.mode) THEN
      RETURN QUERY SELECT 'round_ended', NULL::jsonb, NULL::bigint, v_round.id, NULL::timestamptz, NULL::bigint;
      RETURN;
    END IF;
    IF v_round.id IS NULL THEN
      RETURN QUERY SELECT 'in_progress', NULL::jsonb, NULL::bigint, r.id, r.opened_at, NULL::bigint FROM round r
        WHERE r.member_id = v_session.member_id AND r.node_id = v_session.node_id AND r.mode = v_session.mode
          AND r.state = 'open' AND r.exclusive AND p_exclusive;
      IF FOUND THEN RETURN; END IF;
    END IF;
    v_stored := vendor_claim(p_vendor, p_transaction, 'bet', p_hash, v_id, p_now);
  END IF;
  IF v_stored.vendor IS NOT NULL THEN
    RETURN QUERY SELECT vendor_stored_result(v_stored), vendor_refusal(v_stored), v_stored.wager_id,
      w.round_id, w.placed_at, (v_stored.answer ->> 'balance')::bigint
      FROM (VALUES (1)) one LEFT JOIN wager w ON w.id = v_stored.wager_id;
    RETURN;
  END IF;

  SELECT * INTO v_wallet FROM ledger_account a WHERE a.id = v_session.account_id FOR NO KEY UPDATE;
  -- Another bet has begun the round while this one waited for the wallet: this one is a further stake, and is tried again as that.
  IF v_round.id IS NULL AND EXISTS (SELECT FROM round r WHERE r.engine = p_engine AND r.reference = p_reference) THEN
    RAISE EXCEPTION 'the round has begun meanwhile' USING ERRCODE = 'serialization_failure';
  END IF;
  v_payer := bet_payer(v_session, v_wallet, p_stake, NULL, p_now);
  IF v_round.id IS NULL THEN v_payer.refusal := coalesce(v_payer.refusal, round_pace(v_session, p_now)); END IF;
  IF v_payer.refusal IS NOT NULL THEN
    PERFORM vendor_refuse(p_vendor, p_transaction, v_payer.refusal);
    RETURN QUERY SELECT 'refused', v_payer.refusal, NULL::bigint, NULL::bigint, NULL::timestamptz, NULL::bigint;
    RETURN;
  END IF;
  IF v_payer.own > 0 THEN
    v_wager.hold_id := (ledger_hold_open(v_session.account_id, v_payer.own, 'bet', NULL)).hold_id;
  END IF;
  IF v_payer.bonus > 0 THEN
    v_wager.bonus_hold_id := (ledger_hold_open(v_payer.stake_account, v_payer.bonus, 'bonus-bet', NULL)).hold_id;
  END IF;
  PERFORM wager_seen(v_session);
  IF v_round.id IS NULL THEN
    v_round.id := v_id;
    -- If two requests open the same exclusive round or reference at once, the later one undoes its hold and its claim.
    INSERT INTO round (id, game_session_id, member_id, node_id, engine, reference, mode, currency, state, exclusive, engine_state, opened_at)
      VALUES (v_id, p_game_session, v_session.member_id, v_session.node_id, p_engine, p_reference, v_session.mode, v_session.currency,
        'open', p_exclusive, p_engine_state, p_now);
  ELSIF p_engine_state IS NOT NULL THEN
    UPDATE round r SET engine_state = p_engine_state WHERE r.id = v_round.id;
  END IF;
  INSERT INTO wager (id, round_id, game_session_id, member_id, node_id, mode, currency, stake, state, status, transaction_key, hold_id,
      balance_before, placed_at, grant_id, bonus_stake, bonus_hold_id)
    VALUES (v_id, v_round.id, p_game_session, v_session.member_id, v_session.node_id, v_session.mode, v_session.currency, p_stake,
      'open', 'open', p_key, v_wager.hold_id, v_wallet.balance - v_wallet.held, p_now, v_payer.grant_id, v_payer.bonus,
      v_wager.bonus_hold_id);
  IF v_payer.grant_id IS NOT NULL THEN
    SELECT * INTO v_wager FROM wager w WHERE w.id = v_id;
    PERFORM bonus_staked(v_wager);
    PERFORM bonus_follow(v_payer.grant_id, p_now);
  END IF;
  SELECT a.balance - a.held INTO balance FROM ledger_account a WHERE a.id = v_wallet.id;
  UPDATE vendor_transaction t SET answer = jsonb_build_object('balance', balance::text)
    WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
  RETURN QUERY SELECT 'done', NULL::jsonb, v_id, v_round.id, p_now, balance;
END
$$;

-- Ends an open bet as won, lost or cashed with its win, or as void with its stake returned: its player is told of that as of any
-- end. If the stake has been returned before, the bet is void in any case, and keeps no outcome. The caller has locked it.
CREATE FUNCTION wager_settle(p_wager wager, p_state text, p_win bigint, p_outcome jsonb, p_valid_bet bigint, p_rule int,
  p_unseen boolean, p_now timestamptz)
RETURNS wager LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_wager wager := p_wager;
  v_hold text;
  v_moved record;
BEGIN
  p_now := open_moment(p_now);
  SELECT h.status INTO v_hold FROM ledger_hold h WHERE h.id = coalesce(p_wager.hold_id, p_wager.bonus_hold_id) FOR NO KEY UPDATE;
  -- The clock may be set back between two statements, but no bet ends before it was placed.
  v_wager.settled_at := greatest(p_now, p_wager.placed_at);
  v_wager.settled_xid := pg_current_xact_id()::text::bigint;
  v_wager.rule_version := p_rule;
  v_wager.unseen := p_unseen;
  IF p_state IN ('void', 'refunded') OR v_hold <> 'pending' THEN
    v_wager.state := CASE p_state WHEN 'refunded' THEN 'refunded' ELSE 'void' END;
    v_wager.status := 'voided';
    v_wager.valid_bet := 0;
    -- How the round ended, so that its player can see it; of a stake that was returned before, nothing was played.
    v_wager.outcome := CASE WHEN p_state = 'void' THEN p_outcome END;
    v_wager.unseen := p_unseen AND p_state = 'void';
    IF p_wager.grant_id IS NOT NULL THEN
      v_wager := bonus_settle(v_wager, true);
    ELSE
      IF v_hold = 'pending' THEN PERFORM ledger_hold_void(p_wager.hold_id); END IF;
      SELECT a.balance - a.held INTO v_wager.balance_after
        FROM ledger_hold h JOIN ledger_account a ON a.id = h.account_id WHERE h.id = p_wager.hold_id;
    END IF;
  ELSE
    v_wager.state := p_state;
    v_wager.status := 'settled';
    v_wager.win := p_win;
    v_wager.outcome := p_outcome;
    v_wager.valid_bet := p_valid_bet;
    IF p_wager.grant_id IS NOT NULL THEN
      v_wager := bonus_settle(v_wager, false);
    ELSE
      SELECT * INTO v_moved FROM ledger_hold_settle(p_wager.hold_id, '[{"system": "house"}]', p_win, NULL,
        jsonb_build_object('wager', wager_hash(v_wager), 'id', v_wager.id::text), v_wager.settled_at);
      v_wager.transfer_id := v_moved.transfer_id;
      v_wager.payout_transfer_id := v_moved.payout_transfer_id;
      v_wager.balance_after := v_moved.balance - v_moved.held;
    END IF;
  END IF;
  UPDATE wager w SET state = v_wager.state, status = v_wager.status, win = v_wager.win, outcome = v_wager.outcome,
      valid_bet = v_wager.valid_bet, rule_version = v_wager.rule_version, transfer_id = v_wager.transfer_id,
      payout_transfer_id = v_wager.payout_transfer_id, balance_after = v_wager.balance_after, settled_at = v_wager.settled_at,
      settled_xid = v_wager.settled_xid, unseen = v_wager.unseen, bonus_win = v_wager.bonus_win
    WHERE w.id = p_wager.id;
  RETURN v_wager;
END
$$;

-- The wallet that a settled bet was played from.
CREATE FUNCTION wager_wallet(p_wager wager) RETURNS bigint
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF p_wager.grant_id IS NOT NULL THEN RETURN (SELECT g.wallet_id FROM bonus_grant g WHERE g.id = p_wager.grant_id); END IF;
  RETURN (SELECT p.account_id FROM ledger_posting p JOIN ledger_account o ON o.id = p.account_id
    WHERE p.transfer_id = coalesce(p_wager.transfer_id, p_wager.payout_transfer_id) AND o.owner_kind = 'member' LIMIT 1);
END
$$;

-- Adds to what a settled bet won (`p_win`), or takes something back (`p_taken`): a row of its own that names the bet, with the
-- vendor's `p_note` if it is a correction. The caller has locked the bet. What is taken back comes from the wallet alone, also
-- where a bonus had paid; with too little money nothing happens, and NULL is returned.
CREATE FUNCTION wager_add(p_wager wager, p_taken bigint, p_win bigint, p_outcome jsonb, p_key text, p_late boolean, p_note text,
  p_rule int, p_unseen boolean, p_now timestamptz)
RETURNS wager LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_more wager := p_wager;
  v_wallet ledger_account;
  v_house bigint;
  v_grant bonus_grant;
  v_metadata jsonb;
BEGIN
  SELECT a.* INTO v_wallet FROM ledger_account a WHERE a.id = wager_wallet(p_wager);
  v_house := ledger_counterparty('house', v_wallet.currency, v_wallet.id);
  PERFORM ledger_lock(ARRAY[v_wallet.id, v_house]);
  SELECT * INTO v_grant FROM bonus_grant g WHERE g.id = p_wager.grant_id AND p_taken = 0 FOR NO KEY UPDATE;
  SELECT * INTO v_wallet FROM ledger_account a WHERE a.id = v_wallet.id;
  IF v_wallet.balance - v_wallet.held < p_taken THEN RETURN NULL; END IF;
  v_more.id := nextval('public.wager_id_seq');
  v_more.corrects_id := p_wager.id;
  v_more.late := nullif(p_late, false);
  v_more.note := p_note;
  v_more.hold_id := NULL;
  v_more.stake := p_taken;
  v_more.win := p_win;
  v_more.outcome := p_outcome;
  v_more.state := CASE WHEN p_win > 0 THEN 'won' ELSE 'lost' END;
  v_more.valid_bet := 0;
  v_more.rule_version := p_rule;
  v_more.transaction_key := p_key;
  v_more.placed_at := p_now;
  v_more.settled_at := p_now;
  v_more.settled_xid := pg_current_xact_id()::text::bigint;
  v_more.unseen := p_unseen;
  v_more.balance_before := v_wallet.balance - v_wallet.held;
  v_more.transfer_id := NULL;
  v_more.payout_transfer_id := NULL;
  v_more.bonus_hold_id := NULL;
  v_more.grant_id := v_grant.id;
  v_more.bonus_stake := CASE WHEN v_grant.id IS NOT NULL THEN 0 END;
  v_more.bonus_win := CASE WHEN v_grant.id IS NULL THEN NULL WHEN v_grant.status = 'completed' THEN 0
    ELSE bonus_share(p_win, p_wager.bonus_stake, p_wager.stake) END;
  v_more.balance_after := v_more.balance_before - p_taken + p_win - coalesce(v_more.bonus_win, 0);
  v_metadata := jsonb_build_object('wager', wager_hash(v_more), 'id', v_more.id::text);
  IF p_taken > 0 THEN
    v_more.transfer_id := ledger_post('bet', NULL, ARRAY[v_wallet.id, v_house], ARRAY[-p_taken, p_taken], v_metadata, p_at => p_now);
  ELSIF v_grant.id IS NULL THEN
    v_more.payout_transfer_id := ledger_post('bet-payout', NULL, ARRAY[v_house, v_wallet.id], ARRAY[-p_win, p_win], v_metadata,
      p_at => p_now);
  ELSE
    v_more.payout_transfer_id := bonus_legs('bet-payout', v_wallet.id, p_win - v_more.bonus_win, v_grant.account_id,
      v_more.bonus_win, v_metadata, p_now);
  END IF;
  INSERT INTO wager SELECT v_more.*;
  IF v_grant.id IS NOT NULL THEN
    PERFORM bonus_won(v_more);
    PERFORM bonus_follow(v_grant.id, p_now);
  END IF;
  RETURN v_more;
END
$$;

-- How long after the end of a round a further win is accepted: 30 days, as vendors repeat a win for so long. The default is that of
-- lateWinsSetting (shared-rules.test.ts compares them).
CREATE FUNCTION late_win_time() RETURNS interval LANGUAGE sql STABLE AS $$
  SELECT make_interval(hours => coalesce(
    (SELECT (value ->> 'hours')::int FROM public.system_setting WHERE name = 'lateWins'), 720))
$$;

-- Pays a win and settles its bet, also if the game session has ended, the account is disabled, or the game is not
-- listed. A further win of a settled bet is a row of its own, `late` if its round was over. `result` is one of: done,
-- replayed; bet_unknown: the bet has not come yet, try again; refused: the bet was rolled back (`rolled_back`), or was a free
-- round, which has one result (`already_settled`), or its round has been over for too long (`win_too_late`).
CREATE FUNCTION vendor_win(p_vendor text, p_transaction text, p_hash bytea, p_bet text, p_state text, p_win bigint, p_outcome jsonb,
  p_valid_bet bigint, p_rule int, p_unseen boolean, p_now timestamptz)
RETURNS TABLE (result text, refusal jsonb, wager_id bigint, state text, late boolean, balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_stored vendor_transaction;
  v_bet vendor_transaction;
  v_wager wager;
  v_more wager;
  v_over boolean := false;
  v_ended timestamptz;
BEGIN
  p_now := open_moment(p_now);
  IF p_win < 0 THEN RAISE EXCEPTION 'win out of range' USING ERRCODE = 'AR008', DETAIL = '{}'; END IF;
  v_stored := vendor_stored(p_vendor, p_transaction, p_hash);
  IF v_stored.vendor IS NULL THEN
    SELECT * INTO v_bet FROM vendor_transaction t
      WHERE t.vendor = p_vendor AND t.transaction_id = p_bet AND t.kind IN ('bet', 'bet-win', 'report');
    IF NOT FOUND OR v_bet.state = 'refused' THEN
      RETURN QUERY SELECT 'bet_unknown', NULL::jsonb, NULL::bigint, NULL, false, NULL::bigint;
      RETURN;
    END IF;
    v_stored := vendor_claim(p_vendor, p_transaction, 'win', p_hash, v_bet.wager_id, p_now);
  END IF;
  IF v_stored.vendor IS NOT NULL THEN
    RETURN QUERY SELECT vendor_stored_result(v_stored), vendor_refusal(v_stored), v_stored.wager_id,
      w.state, coalesce((v_stored.answer ->> 'late')::boolean, false), (v_stored.answer ->> 'balance')::bigint
      FROM (VALUES (1)) one LEFT JOIN wager w ON w.id = v_stored.wager_id;
    RETURN;
  END IF;

  SELECT * INTO v_wager FROM wager w WHERE w.id = v_bet.wager_id FOR NO KEY UPDATE;
  IF NOT FOUND OR v_wager.state IN ('void', 'refunded') THEN
    refusal := refusal_of('rolled_back');
    PERFORM vendor_refuse(p_vendor, p_transaction, refusal);
    RETURN QUERY SELECT 'refused', refusal, NULL::bigint, v_wager.state, false, NULL::bigint;
    RETURN;
  END IF;
  -- A free round has one result; its set may be over and paid.
  IF v_wager.free_id IS NOT NULL AND p_win > 0 THEN
    refusal := refusal_of('already_settled');
    PERFORM vendor_refuse(p_vendor, p_transaction, refusal);
    RETURN QUERY SELECT 'refused', refusal, NULL::bigint, v_wager.state, false, NULL::bigint;
    RETURN;
  END IF;
  IF v_wager.state = 'open' THEN
    v_wager := wager_settle(v_wager, p_state, p_win, p_outcome, p_valid_bet, p_rule, p_unseen, p_now);
    balance := v_wager.balance_after;
    IF v_wager.grant_id IS NOT NULL THEN
      -- The bet may have been the last that a bonus needed.
      SELECT a.balance - a.held INTO balance FROM bonus_grant g JOIN ledger_account a ON a.id = g.wallet_id
        WHERE g.id = v_wager.grant_id;
    END IF;
  ELSIF p_win > 0 THEN
    SELECT r.state = 'ended', r.ended_at INTO v_over, v_ended FROM round r WHERE r.id = v_wager.round_id;
    IF v_ended + late_win_time() < p_now THEN
      refusal := refusal_of('win_too_late');
      PERFORM vendor_refuse(p_vendor, p_transaction, refusal);
      RETURN QUERY SELECT 'refused', refusal, NULL::bigint, v_wager.state, true, NULL::bigint;
      RETURN;
    END IF;
    v_more := wager_add(v_wager, 0, p_win, p_outcome, p_transaction, v_over, NULL, p_rule, p_unseen, p_now);
    balance := v_more.balance_after;
  ELSE
    balance := v_wager.balance_after;
  END IF;
  UPDATE vendor_transaction t SET wager_id = coalesce(v_more.id, v_wager.id),
      answer = jsonb_build_object('balance', balance::text, 'late', v_over)
    WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
  RETURN QUERY SELECT 'done', NULL::jsonb, coalesce(v_more.id, v_wager.id), coalesce(v_more.state, v_wager.state), v_over, balance;
END
$$;

-- Corrects a settled bet by a signed amount, with what the vendor writes to it. `result` is one of: done, replayed; bet_unknown:
-- the bet has not come or is open; refused: it was rolled back (`rolled_back`), its round ended too long ago (`win_too_late`),
-- it was a free round (`already_settled`), or the wallet has less than is taken back (the ledger's refusal); early: the wallet that
-- the vendor keeps has less, as far as the ledger knows yet (vendor_report).
CREATE FUNCTION vendor_adjust(p_vendor text, p_transaction text, p_hash bytea, p_bet text, p_amount bigint, p_note text, p_rule int,
  p_now timestamptz, OUT result text, OUT refusal jsonb, OUT wager_id bigint, OUT balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_stored vendor_transaction;
  v_bet vendor_transaction;
  v_wager wager;
  v_more wager;
  v_ended timestamptz;
BEGIN
  p_now := open_moment(p_now);
  IF p_amount = 0 THEN RAISE EXCEPTION 'a correction of nothing' USING ERRCODE = 'AR008', DETAIL = '{}'; END IF;
  v_stored := vendor_stored(p_vendor, p_transaction, p_hash);
  IF v_stored.vendor IS NULL THEN
    SELECT * INTO v_bet FROM vendor_transaction t
      WHERE t.vendor = p_vendor AND t.transaction_id = p_bet AND t.kind IN ('bet', 'bet-win', 'report');
    SELECT * INTO v_wager FROM wager w WHERE w.id = v_bet.wager_id FOR NO KEY UPDATE;
    IF v_bet.vendor IS NULL OR v_bet.state = 'refused' OR v_wager.state = 'open' THEN
      result := 'bet_unknown';
      RETURN;
    END IF;
    v_stored := vendor_claim(p_vendor, p_transaction, 'adjustment', p_hash, v_bet.wager_id, p_now);
  END IF;
  IF v_stored.vendor IS NOT NULL THEN
    result := vendor_stored_result(v_stored);
    refusal := vendor_refusal(v_stored);
    wager_id := v_stored.wager_id;
    balance := (v_stored.answer ->> 'balance')::bigint;
    RETURN;
  END IF;
  SELECT r.ended_at INTO v_ended FROM round r WHERE r.id = v_wager.round_id;
  refusal := CASE
    WHEN v_wager.id IS NULL OR v_wager.state IN ('void', 'refunded') THEN refusal_of('rolled_back')
    WHEN v_wager.free_id IS NOT NULL THEN refusal_of('already_settled')
    WHEN v_ended + late_win_time() < p_now THEN refusal_of('win_too_late') END;
  IF refusal IS NULL THEN
    v_more := wager_add(v_wager, greatest(-p_amount, 0), greatest(p_amount, 0), NULL, p_transaction, v_ended IS NOT NULL AND p_amount > 0,
      p_note, p_rule, false, p_now);
    IF v_more.id IS NULL AND v_bet.kind = 'report' THEN
      DELETE FROM vendor_transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
      result := 'early';
      RETURN;
    END IF;
    IF v_more.id IS NULL THEN
      SELECT jsonb_build_object('ledger', ledger_shortage(g.account_id, -p_amount)) INTO refusal
        FROM game_session g WHERE g.id = v_wager.game_session_id;
    END IF;
  END IF;
  IF refusal IS NOT NULL THEN
    PERFORM vendor_refuse(p_vendor, p_transaction, refusal);
    result := 'refused';
    RETURN;
  END IF;
  result := 'done';
  wager_id := v_more.id;
  balance := v_more.balance_after;
  UPDATE vendor_transaction t SET wager_id = v_more.id, answer = jsonb_build_object('balance', v_more.balance_after::text)
    WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
END
$$;

-- Settles a settled bet of our own games anew: what it comes to now (`p_win`) is paid, and all that was paid for it before (`paid`) is taken
-- back, each as a row of its own that names the bet. The new win comes first, so that it covers what is taken. What the wallet lacks, and what
-- was paid to a bonus, is not taken (`missing`): no balance falls below zero, and no own money pays for bonus money. `result` is one of: done, replayed; same: it comes to what was paid, and nothing
-- happens; refused: it was given back, or was a free round, and has no other result.
CREATE FUNCTION vendor_resettle(p_vendor text, p_transaction text, p_hash bytea, p_wager bigint, p_win bigint, p_outcome jsonb, p_note text,
  p_rule int, p_now timestamptz, OUT result text, OUT paid bigint, OUT missing bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_stored vendor_transaction;
  v_wager wager;
  v_wallet bigint;
  v_own bigint;
  v_taken bigint;
BEGIN
  p_now := open_moment(p_now);
  IF p_win < 0 THEN RAISE EXCEPTION 'win out of range' USING ERRCODE = 'AR008', DETAIL = '{}'; END IF;
  v_stored := vendor_claim(p_vendor, p_transaction, 'adjustment', p_hash, p_wager, p_now);
  IF v_stored.vendor IS NOT NULL THEN
    result := vendor_stored_result(v_stored);
    paid := (v_stored.answer ->> 'paid')::bigint;
    missing := (v_stored.answer ->> 'missing')::bigint;
    RETURN;
  END IF;
  SELECT * INTO v_wager FROM wager w WHERE w.id = p_wager FOR NO KEY UPDATE;
  SELECT v_wager.win + coalesce(sum(w.win - w.stake), 0),
      v_wager.win - coalesce(v_wager.bonus_win, 0) + coalesce(sum(w.win - coalesce(w.bonus_win, 0) - w.stake), 0) INTO paid, v_own
    FROM wager w WHERE w.round_id = v_wager.round_id AND w.corrects_id = p_wager;
  missing := 0;
  result := CASE
    WHEN v_wager.status IS DISTINCT FROM 'settled' OR v_wager.free_id IS NOT NULL OR v_wager.corrects_id IS NOT NULL THEN 'refused'
    WHEN paid = p_win THEN 'same'
    ELSE 'done' END;
  IF result <> 'done' THEN
    DELETE FROM vendor_transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
    RETURN;
  END IF;
  v_wallet := wager_wallet(v_wager);
  PERFORM 1 FROM ledger_account a WHERE a.id = v_wallet FOR NO KEY UPDATE;
  IF p_win > 0 THEN
    PERFORM wager_add(v_wager, 0, p_win, p_outcome, p_transaction, true, p_note, p_rule, false, p_now);
  END IF;
  SELECT least(v_own, a.balance - a.held) INTO v_taken FROM ledger_account a WHERE a.id = v_wallet;
  IF v_taken > 0 THEN
    PERFORM wager_add(v_wager, v_taken, 0, p_outcome, p_transaction, false, p_note, p_rule, false, p_now);
  END IF;
  missing := paid - v_taken;
  UPDATE vendor_transaction t SET answer = jsonb_build_object('paid', paid::text, 'missing', missing::text)
    WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
END
$$;

-- Pays a prize of a vendor to a player of one of its games: a round of its own with a win and no bet. It belongs to the latest
-- session with real money of that game. `result`: done, replayed; unknown_game without such a session; rolled_back.
CREATE FUNCTION vendor_promo(p_vendor text, p_transaction text, p_hash bytea, p_member bigint, p_node int, p_reference text,
  p_amount bigint, p_note text, p_rule int, p_now timestamptz, OUT result text, OUT wager_id bigint, OUT balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_stored vendor_transaction;
  v_session game_session;
  v_wallet ledger_account;
  v_house bigint;
  v_wager wager;
BEGIN
  p_now := open_moment(p_now);
  IF p_amount <= 0 THEN RAISE EXCEPTION 'prize out of range' USING ERRCODE = 'AR008', DETAIL = '{}'; END IF;
  v_wager.id := nextval('public.wager_id_seq');
  v_stored := vendor_claim(p_vendor, p_transaction, 'promo', p_hash, v_wager.id, p_now);
  IF v_stored.vendor IS NOT NULL THEN
    result := vendor_stored_result(v_stored);
    wager_id := v_stored.wager_id;
    balance := (v_stored.answer ->> 'balance')::bigint;
    RETURN;
  END IF;
  SELECT * INTO v_session FROM game_session g
    WHERE g.member_id = p_member AND g.node_id = p_node AND g.mode = 'real' ORDER BY g.id DESC LIMIT 1;
  IF NOT FOUND THEN
    DELETE FROM vendor_transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
    result := 'unknown_game';
    RETURN;
  END IF;
  v_house := ledger_counterparty('house', v_session.currency, v_session.account_id);
  PERFORM ledger_lock(ARRAY[v_session.account_id, v_house]);
  SELECT * INTO v_wallet FROM ledger_account a WHERE a.id = v_session.account_id;
  v_wager.round_id := v_wager.id;
  v_wager.game_session_id := v_session.id;
  v_wager.member_id := p_member;
  v_wager.node_id := p_node;
  v_wager.mode := 'real';
  v_wager.currency := v_session.currency;
  v_wager.stake := 0;
  v_wager.win := p_amount;
  v_wager.note := p_note;
  v_wager.state := 'won';
  v_wager.status := 'settled';
  v_wager.valid_bet := 0;
  v_wager.rule_version := p_rule;
  v_wager.transaction_key := p_transaction;
  v_wager.placed_at := p_now;
  v_wager.settled_at := p_now;
  v_wager.settled_xid := pg_current_xact_id()::text::bigint;
  v_wager.unseen := false;
  v_wager.balance_before := v_wallet.balance - v_wallet.held;
  v_wager.balance_after := v_wager.balance_before + p_amount;
  v_wager.payout_transfer_id := ledger_post('bet-payout', NULL, ARRAY[v_house, v_wallet.id], ARRAY[-p_amount, p_amount],
    jsonb_build_object('wager', wager_hash(v_wager), 'id', v_wager.id::text), p_at => p_now);
  INSERT INTO round (id, game_session_id, member_id, node_id, engine, reference, mode, currency, state, exclusive, opened_at, ended_at)
    VALUES (v_wager.id, v_session.id, p_member, p_node, p_vendor, p_reference, 'real', v_session.currency, 'ended', false, p_now, p_now);
  INSERT INTO wager SELECT v_wager.*;
  UPDATE vendor_transaction t SET answer = jsonb_build_object('balance', v_wager.balance_after::text)
    WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
  result := 'done';
  wager_id := v_wager.id;
  balance := v_wager.balance_after;
END
$$;

-- Stores the state of an open round between two bets. `p_follows` is the state that the new one was computed from: if
-- another request has changed it meanwhile, nothing is stored. `result` is one of:
--   done, replayed  with the state that was stored under this name
--   moved           the round has another state than `p_follows`; the name stays unused
--   round_ended     the round is over, or of another player, game or engine; the name stays unused
--   closed          the game session has ended; the name stays unused
--   rolled_back     the name was rolled back before it came
CREATE FUNCTION vendor_store_state(p_vendor text, p_transaction text, p_hash bytea, p_game_session bigint, p_engine text,
  p_round bigint, p_follows jsonb, p_engine_state jsonb, p_now timestamptz, OUT result text, OUT engine_state jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_session game_session;
  v_round round;
  -- First, so that the same name at once waits here, and then finds the stored answer.
  v_stored vendor_transaction := vendor_claim(p_vendor, p_transaction, 'state', p_hash, NULL, p_now);
BEGIN
  IF v_stored.vendor IS NOT NULL THEN
    result := vendor_stored_result(v_stored);
    engine_state := v_stored.answer -> 'engineState';
    RETURN;
  END IF;
  SELECT * INTO v_session FROM game_session g WHERE g.id = p_game_session AND g.closed_at IS NULL;
  SELECT * INTO v_round FROM round r WHERE r.id = p_round AND r.engine = p_engine FOR NO KEY UPDATE;
  result := CASE
    WHEN v_session.id IS NULL THEN 'closed'
    WHEN v_round.state IS DISTINCT FROM 'open'
      OR (v_round.member_id, v_round.node_id, v_round.mode) <> (v_session.member_id, v_session.node_id, v_session.mode) THEN 'round_ended'
    WHEN v_round.engine_state IS DISTINCT FROM p_follows THEN 'moved'
    ELSE 'done' END;
  IF result <> 'done' THEN
    DELETE FROM vendor_transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
    RETURN;
  END IF;
  engine_state := p_engine_state;
  UPDATE round r SET engine_state = p_engine_state WHERE r.id = p_round;
  UPDATE vendor_transaction t SET answer = jsonb_build_object('engineState', p_engine_state)
    WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
END
$$;

-- Cancels an open bet. A bet that never came is remembered and refused when it comes. `result`: done or replayed, with
-- `found`; refused if the bet is settled, which a rollback does not change.
CREATE FUNCTION vendor_rollback(p_vendor text, p_transaction text, p_hash bytea, p_bet text, p_rule int, p_now timestamptz)
RETURNS TABLE (result text, refusal jsonb, found boolean, wager_id bigint, balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_stored vendor_transaction;
  v_bet vendor_transaction;
  v_wager wager;
BEGIN
  v_stored := vendor_claim(p_vendor, p_transaction, 'rollback', p_hash, NULL, p_now);
  IF v_stored.vendor IS NOT NULL THEN
    RETURN QUERY SELECT vendor_stored_result(v_stored), vendor_refusal(v_stored),
      coalesce((v_stored.answer ->> 'found')::boolean, false), v_stored.wager_id, (v_stored.answer ->> 'balance')::bigint;
    RETURN;
  END IF;
  INSERT INTO vendor_transaction (vendor, transaction_id, kind, request_hash, state, created_at)
    VALUES (p_vendor, p_bet, 'bet', '\x', 'rolled_back', p_now) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    SELECT * INTO v_bet FROM vendor_transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_bet FOR UPDATE;
  END IF;
  SELECT * INTO v_wager FROM wager w WHERE w.id = v_bet.wager_id FOR NO KEY UPDATE;
  IF v_bet.kind NOT IN ('bet', 'bet-win') OR v_wager.status = 'settled' THEN
    refusal := refusal_of('already_settled');
    PERFORM vendor_refuse(p_vendor, p_transaction, refusal);
    RETURN QUERY SELECT 'refused', refusal, true, v_wager.id, NULL::bigint;
    RETURN;
  END IF;
  IF v_wager.state = 'open' THEN
    v_wager := wager_settle(v_wager, 'refunded', 0, NULL, 0, p_rule, false, p_now);
    UPDATE vendor_transaction t SET state = 'rolled_back' WHERE t.vendor = p_vendor AND t.transaction_id = p_bet;
  END IF;
  UPDATE vendor_transaction t SET wager_id = v_wager.id,
      answer = jsonb_strip_nulls(jsonb_build_object('found', v_wager.id IS NOT NULL, 'balance', v_wager.balance_after::text))
    WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
  RETURN QUERY SELECT 'done', NULL::jsonb, v_wager.id IS NOT NULL, v_wager.id, v_wager.balance_after;
END
$$;

-- Ends a round: its open bets have lost, and count with their stake. `ended` is false if the round was over before.
CREATE FUNCTION vendor_end(p_round bigint, p_rule int, p_now timestamptz, OUT ended boolean, OUT lost int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_wager wager;
BEGIN
  p_now := open_moment(p_now);
  lost := 0;
  PERFORM 1 FROM round r WHERE r.id = p_round AND r.state = 'open' FOR NO KEY UPDATE;
  ended := FOUND;
  IF NOT ended THEN RETURN; END IF;
  FOR v_wager IN SELECT w.* FROM wager w WHERE w.round_id = p_round AND w.state = 'open' ORDER BY w.id FOR NO KEY UPDATE LOOP
    PERFORM wager_settle(v_wager, 'lost', 0, NULL, v_wager.stake, p_rule, false, p_now);
    lost := lost + 1;
  END LOOP;
  UPDATE round r SET state = 'ended', engine_state = NULL, ended_at = greatest(p_now, r.opened_at) WHERE r.id = p_round;
END
$$;

-- Stores the refusal of one of our own games as the first answer to a name, before any money is involved.
CREATE FUNCTION vendor_store_refusal(p_vendor text, p_transaction text, p_hash bytea, p_refusal jsonb, p_now timestamptz,
  OUT answer jsonb, OUT wager_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_stored vendor_transaction := vendor_claim(p_vendor, p_transaction, 'bet', p_hash, NULL, p_now);
BEGIN
  IF v_stored.vendor IS NULL THEN
    PERFORM vendor_refuse(p_vendor, p_transaction, p_refusal);
    answer := p_refusal;
    RETURN;
  END IF;
  -- A bet that was rolled back stays so, whether or not it had been placed.
  IF v_stored.state = 'rolled_back' THEN
    answer := refusal_of('rolled_back');
    RETURN;
  END IF;
  answer := v_stored.answer;
  wager_id := v_stored.wager_id;
END
$$;

CREATE FUNCTION vendor_forget(p_house_before timestamptz, p_before timestamptz, p_limit int)
RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_gone int;
BEGIN
  DELETE FROM vendor_transaction WHERE ctid = ANY (ARRAY(
    SELECT t.ctid FROM vendor_transaction t
      WHERE t.created_at < p_house_before AND (t.vendor = 'house' OR t.created_at < p_before)
        AND NOT EXISTS (SELECT FROM wager w WHERE w.id = t.wager_id AND w.state = 'open')
      LIMIT p_limit FOR UPDATE SKIP LOCKED));
  GET DIAGNOSTICS v_gone = ROW_COUNT;
  RETURN v_gone;
END
$$;

-- `refusal_of` for the refusals of protection.sql, which the application may ask for itself.
GRANT EXECUTE ON FUNCTION
  vendor_bet_win(text, text, bytea, bigint, text, text, bigint, bigint, bigint, jsonb, bigint, int, timestamptz),
  vendor_bet_win(text, text, bytea, bigint, text, text, text, bigint, bigint, bigint, jsonb, bigint, int, timestamptz) TO arara_app;
GRANT EXECUTE ON FUNCTION refusal_of, vendor_bet, vendor_adjust, vendor_resettle, vendor_promo, vendor_win, vendor_rollback, vendor_end, vendor_store_state, vendor_store_refusal,
  vendor_forget TO arara_app;
