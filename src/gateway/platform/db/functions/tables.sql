-- Rounds of shared tables (product rules 38). The time is the database's, so that all gateways have the same one. A round moves by
-- compare and set: whichever gateway comes first moves it, the others find it moved.

CREATE FUNCTION table_now() RETURNS timestamptz LANGUAGE plpgsql VOLATILE SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN clock_timestamp();
END
$$;

-- Numbers a change of a table, and tells all gateways about it at the commit.
CREATE FUNCTION table_moved(p_table text) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_moves bigint;
BEGIN
  UPDATE game_table t SET moves = t.moves + 1 WHERE t.table_id = p_table RETURNING t.moves INTO v_moves;
  PERFORM pg_notify('arara_table', json_build_object('table', p_table, 'moves', v_moves::text)::text);
  RETURN v_moves;
END
$$;

-- Remembers that somebody watches a table. One that slept is woken. Written only when half of the time is over.
CREATE FUNCTION table_watch(p_table text, p_ms int) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_until constant timestamptz := table_now() + make_interval(secs => p_ms / 1000.0);
  v_before timestamptz;
BEGIN
  SELECT t.watched_until INTO v_before FROM game_table t WHERE t.table_id = p_table;
  IF v_before > table_now() + (v_until - table_now()) / 2 THEN RETURN false; END IF;
  INSERT INTO game_table AS t (table_id, watched_until) VALUES (p_table, v_until)
    ON CONFLICT (table_id) DO UPDATE SET watched_until = greatest(t.watched_until, v_until);
  IF v_before IS NULL OR v_before <= table_now() THEN
    PERFORM table_moved(p_table);
    RETURN true;
  END IF;
  RETURN false;
END
$$;

-- Opens the next round, if the table is watched and open, and the round before is over. `number` is the expected one: of two gateways
-- at once, one opens it.
CREATE FUNCTION table_open(p_table text, p_number bigint, p_commitment text, p_sealed text, p_client_seed text, p_betting int)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_now timestamptz;
  v_last table_round;
BEGIN
  -- Two gateways at once come one after the other.
  PERFORM 1 FROM game_table t WHERE t.table_id = p_table AND t.is_open AND t.watched_until > table_now() FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  v_now := table_now();
  SELECT * INTO v_last FROM table_round r WHERE r.table_id = p_table ORDER BY r.number DESC LIMIT 1;
  IF v_last.number IS NOT NULL AND (v_last.number <> p_number - 1 OR v_last.next_at IS NULL OR v_last.next_at > v_now) THEN
    RETURN false;
  END IF;
  INSERT INTO table_round (table_id, number, state, commitment, sealed_seed, client_seed, opened_at, closes_at)
    VALUES (p_table, p_number, 'open', p_commitment, p_sealed, p_client_seed, v_now, v_now + make_interval(secs => p_betting / 1000.0));
  PERFORM table_moved(p_table);
  RETURN true;
END
$$;

-- Closes the bets of a round whose time is over. It waits for bets that are being placed, which lock the round to read it.
CREATE FUNCTION table_close(p_table text, p_number bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE table_round r SET state = 'closed'
    WHERE r.table_id = p_table AND r.number = p_number AND r.state = 'open' AND r.closes_at <= table_now();
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM table_moved(p_table);
  RETURN true;
END
$$;

-- Stores the result of a closed round and reveals its seed. The check of the table holds the seed against its commitment.
CREATE FUNCTION table_result(p_table text, p_number bigint, p_seed text, p_result jsonb, p_pause int) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_now constant timestamptz := table_now();
BEGIN
  UPDATE table_round r SET state = 'result', server_seed = p_seed, result = p_result, result_at = v_now,
      next_at = v_now + make_interval(secs => p_pause / 1000.0)
    WHERE r.table_id = p_table AND r.number = p_number AND r.state = 'closed';
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM table_moved(p_table);
  RETURN true;
END
$$;

-- Ends a round without a result; its stakes go back.
CREATE FUNCTION table_void(p_table text, p_number bigint, p_pause int) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_now constant timestamptz := table_now();
BEGIN
  UPDATE table_round r SET state = 'void', result_at = v_now, next_at = v_now + make_interval(secs => p_pause / 1000.0)
    WHERE r.table_id = p_table AND r.number = p_number AND r.state IN ('open', 'closed');
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM table_moved(p_table);
  RETURN true;
END
$$;

-- Marks a round as settled whose players all are.
CREATE FUNCTION table_settled(p_table text, p_number bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE table_round r SET state = CASE r.state WHEN 'void' THEN 'void' ELSE 'settled' END, settled_at = table_now()
    WHERE r.table_id = p_table AND r.number = p_number AND r.state IN ('result', 'void') AND r.settled_at IS NULL
      AND NOT EXISTS (SELECT FROM table_player p WHERE p.table_id = p_table AND p.number = p_number AND p.settled_at IS NULL);
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM table_moved(p_table);
  RETURN true;
END
$$;

-- Admits a member to the bets of a round until the end of the transaction: the round cannot be closed meanwhile, and no other request
-- of the same wallet gets in between. False if the round is not open any more, by the clock as by its state.
CREATE FUNCTION table_admit(p_table text, p_number bigint, p_game_session bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_closes timestamptz;
BEGIN
  -- The wallet first, so that a round is not kept from closing by somebody who waits for their wallet.
  PERFORM 1 FROM ledger_account a JOIN game_session g ON g.account_id = a.id WHERE g.id = p_game_session FOR NO KEY UPDATE OF a;
  SELECT r.closes_at INTO v_closes FROM table_round r
    WHERE r.table_id = p_table AND r.number = p_number AND r.state = 'open' FOR SHARE;
  RETURN coalesce(v_closes > table_now(), false);
END
$$;

-- Counts bets in or out of the sums of a round, last in a transaction, because all bets of the round wait here for each other. False if
-- the round would get beyond `p_most`.
CREATE FUNCTION table_count(p_table text, p_number bigint, p_currency text, p_bets int, p_players int, p_exposure bigint, p_most bigint)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO table_sum (table_id, number, currency) VALUES (p_table, p_number, p_currency) ON CONFLICT DO NOTHING;
  UPDATE table_sum s SET bets = s.bets + p_bets, players = s.players + p_players, exposure = s.exposure + p_exposure
    WHERE s.table_id = p_table AND s.number = p_number AND s.currency = p_currency
      AND (p_exposure <= 0 OR s.exposure + p_exposure <= p_most);
  RETURN FOUND;
END
$$;

-- Takes a seat for a member. False if somebody else has it, or had it in the round before and it is still kept for them. Of two at once,
-- the second one waits for the first.
CREATE FUNCTION table_sit(p_table text, p_number bigint, p_place int, p_member bigint, p_mode text, p_keep int) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM table_seat s JOIN table_round r ON (r.table_id, r.number) = (s.table_id, p_number)
      WHERE s.table_id = p_table AND s.number = p_number - 1 AND s.place = p_place AND (s.member_id, s.mode) <> (p_member, p_mode)
        AND table_now() < r.opened_at + make_interval(secs => p_keep / 1000.0)) THEN
    RETURN false;
  END IF;
  INSERT INTO table_seat (table_id, number, place, member_id, mode) VALUES (p_table, p_number, p_place, p_member, p_mode)
    ON CONFLICT (table_id, number, place) DO NOTHING;
  RETURN EXISTS (SELECT FROM table_seat s WHERE s.table_id = p_table AND s.number = p_number AND s.place = p_place
    AND s.member_id = p_member AND s.mode = p_mode);
END
$$;

-- Admits a member to the decision that is due in a round, until the end of the transaction: nobody else decides meanwhile. False if its
-- time is over. The wallet comes first, as in table_admit.
CREATE FUNCTION table_turn(p_table text, p_number bigint, p_game_session bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_until timestamptz;
BEGIN
  PERFORM 1 FROM ledger_account a JOIN game_session g ON g.account_id = a.id WHERE g.id = p_game_session FOR NO KEY UPDATE OF a;
  SELECT h.decides_until INTO v_until FROM table_hands h JOIN table_round r USING (table_id, number)
    WHERE h.table_id = p_table AND h.number = p_number AND r.state = 'closed' FOR UPDATE OF h;
  RETURN coalesce(v_until > table_now(), false);
END
$$;

GRANT EXECUTE ON FUNCTION table_now, table_moved, table_watch, table_open, table_close, table_result, table_void, table_settled,
  table_admit, table_count, table_sit, table_turn TO arara_app;
