-- The only deletions from the ledger: play money, from the newest posting backwards, without leaving a trace.

-- Deletes the newest postings of a play-money wallet with their transfers, holds and counterparties. The rest is the
-- wallet in an earlier state, so every proof holds at any time. `transfers` and `holds` are the deleted ones; `done`
-- means that nothing is left and the wallet is deleted.
CREATE FUNCTION ledger_play_forget(p_wallet bigint, p_limit int, OUT transfers bigint[], OUT holds bigint[], OUT done boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_wallet ledger_account;
  v_keep bigint;
  v_accounts bigint[];
BEGIN
  SELECT * INTO v_wallet FROM ledger_account
    WHERE id = p_wallet AND owner_kind = 'member' AND currency = 'FUN' FOR NO KEY UPDATE;
  IF NOT FOUND THEN RAISE EXCEPTION 'account % is no wallet of play money', p_wallet USING ERRCODE = '42501'; END IF;
  IF v_wallet.held > 0 THEN RAISE EXCEPTION 'wallet % still holds a stake', p_wallet USING ERRCODE = '55000'; END IF;
  v_keep := greatest(v_wallet.postings - p_limit, 0);
  -- A payout is deleted together with its stake, the posting before it.
  IF EXISTS (SELECT FROM ledger_posting p JOIN ledger_transfer t ON t.id = p.transfer_id AND t.kind LIKE '%-payout'
      WHERE p.account_id = p_wallet AND p.account_seq = v_keep + 1) THEN
    v_keep := greatest(v_keep - 1, 0);
  END IF;
  transfers := ARRAY(SELECT transfer_id FROM ledger_posting WHERE account_id = p_wallet AND account_seq > v_keep);
  v_accounts := ARRAY(SELECT DISTINCT account_id FROM ledger_posting WHERE transfer_id = ANY (transfers));
  IF EXISTS (SELECT FROM ledger_account a WHERE a.id = ANY (v_accounts) AND a.id <> p_wallet
      AND (a.owner_kind <> 'system' OR a.purpose <> ledger_counterparty_purpose('FUN', p_wallet))) THEN
    RAISE EXCEPTION 'wallet % moved play money with another', p_wallet USING ERRCODE = '55000';
  END IF;
  PERFORM ledger_lock(v_accounts);
  UPDATE ledger_account a SET balance = p.balance_before, postings = p.account_seq - 1
    FROM (SELECT DISTINCT ON (account_id) account_id, account_seq, balance_before FROM ledger_posting
            WHERE transfer_id = ANY (transfers) ORDER BY account_id, account_seq) p
    WHERE a.id = p.account_id;

  PERFORM set_config('arara.forgetting', 'play money', true);
  holds := ARRAY(SELECT id FROM ledger_hold
    WHERE account_id = p_wallet AND (v_keep = 0 OR transfer_id = ANY (transfers)));
  DELETE FROM ledger_hold WHERE id = ANY (holds);
  DELETE FROM ledger_posting WHERE transfer_id = ANY (transfers);
  DELETE FROM ledger_transfer WHERE id = ANY (transfers);
  PERFORM set_config('arara.forgetting', '', true);
  done := v_keep = 0;
  DELETE FROM ledger_account WHERE id = ANY (v_accounts || p_wallet) AND postings = 0 AND (done OR id <> p_wallet);
END
$$;

-- Deletes a trial user who was created before `p_before` and whose sessions have all ended: at most `p_limit` rows of a
-- kind per call, the account last. Returns `more` if rows are left, `done` if everything is deleted, and `kept` if the
-- account is in use or locked by another gateway.
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
  -- Our own games name their transactions by member and key; `;` is the character after `:`.
  DELETE FROM vendor_transaction WHERE ctid = ANY (ARRAY(SELECT ctid FROM vendor_transaction
    WHERE vendor = 'house' AND transaction_id >= p_member || ':' AND transaction_id < p_member || ';' LIMIT p_limit));
  GET DIAGNOSTICS v_gone = ROW_COUNT;
  IF v_gone = p_limit THEN RETURN 'more'; END IF;
  DELETE FROM game_session WHERE id = ANY (ARRAY(SELECT id FROM game_session WHERE member_id = p_member LIMIT p_limit));
  GET DIAGNOSTICS v_gone = ROW_COUNT;
  IF v_gone = p_limit THEN RETURN 'more'; END IF;
  DELETE FROM fair_round WHERE round_id = ANY (ARRAY(SELECT f.round_id
    FROM seed_pair s JOIN fair_round f ON f.pair_id = s.id WHERE s.member_id = p_member LIMIT p_limit));
  GET DIAGNOSTICS v_gone = ROW_COUNT;
  IF v_gone = p_limit THEN RETURN 'more'; END IF;
  -- Their bets at tables go with them, before the bets of the ledger.
  DELETE FROM table_seat WHERE ctid = ANY (ARRAY(SELECT ctid FROM table_seat WHERE member_id = p_member LIMIT p_limit));
  GET DIAGNOSTICS v_gone = ROW_COUNT;
  IF v_gone = p_limit THEN RETURN 'more'; END IF;
  DELETE FROM table_bet WHERE ctid = ANY (ARRAY(SELECT ctid FROM table_bet WHERE member_id = p_member LIMIT p_limit));
  GET DIAGNOSTICS v_gone = ROW_COUNT;
  IF v_gone = p_limit THEN RETURN 'more'; END IF;
  DELETE FROM table_player WHERE ctid = ANY (ARRAY(SELECT ctid FROM table_player WHERE member_id = p_member LIMIT p_limit));
  GET DIAGNOSTICS v_gone = ROW_COUNT;
  IF v_gone = p_limit THEN RETURN 'more'; END IF;
  DELETE FROM lottery_bet WHERE ctid = ANY (ARRAY(SELECT ctid FROM lottery_bet WHERE member_id = p_member LIMIT p_limit));
  GET DIAGNOSTICS v_gone = ROW_COUNT;
  IF v_gone = p_limit THEN RETURN 'more'; END IF;
  DELETE FROM lottery_chase WHERE ctid = ANY (ARRAY(SELECT ctid FROM lottery_chase WHERE member_id = p_member LIMIT p_limit));
  GET DIAGNOSTICS v_gone = ROW_COUNT;
  IF v_gone = p_limit THEN RETURN 'more'; END IF;
  FOR v_wallet IN SELECT id FROM ledger_account WHERE owner_kind = 'member' AND owner_id = p_member::text LOOP
    v_step := ledger_play_forget(v_wallet, p_limit);
    PERFORM set_config('arara.forgetting', 'play money', true);
    -- Bets without postings are deleted too, once the wallet is gone: those whose stake was returned.
    WITH gone AS (
      DELETE FROM wager w WHERE w.member_id = p_member AND (v_step.done OR w.transfer_id = ANY (v_step.transfers)
        OR w.payout_transfer_id = ANY (v_step.transfers) OR w.hold_id = ANY (v_step.holds)) RETURNING w.id, w.round_id
    ), asked AS (
      DELETE FROM vendor_transaction t USING gone WHERE t.wager_id = gone.id AND t.vendor <> 'house'
    )
    DELETE FROM round r USING gone WHERE r.id = gone.round_id
      AND NOT EXISTS (SELECT FROM wager w WHERE w.round_id = r.id AND w.id NOT IN (SELECT id FROM gone));
    PERFORM set_config('arara.forgetting', '', true);
    IF NOT v_step.done THEN RETURN 'more'; END IF;
  END LOOP;

  DELETE FROM event_ticket WHERE session_id IN (SELECT id FROM session WHERE member_id = p_member);
  DELETE FROM session_handoff WHERE session_id IN (SELECT id FROM session WHERE member_id = p_member);
  DELETE FROM session WHERE member_id = p_member;
  DELETE FROM seed_pair WHERE member_id = p_member;
  DELETE FROM favourite WHERE member_id = p_member;
  DELETE FROM recent WHERE member_id = p_member;
  DELETE FROM member_address WHERE member_id = p_member;
  DELETE FROM member_message WHERE member_id = p_member;
  DELETE FROM event WHERE member_id = p_member;
  DELETE FROM vendor_player WHERE member_id = p_member;
  DELETE FROM table_mute WHERE member_id = p_member;
  DELETE FROM member WHERE id = p_member;
  RETURN 'done';
END
$$;

GRANT EXECUTE ON FUNCTION trial_forget TO arara_app;
