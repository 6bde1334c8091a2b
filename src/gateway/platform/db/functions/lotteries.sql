-- Draws of our own lotteries (product rules 40). The time is the database's (table_now), so that all gateways have the same one. A draw
-- moves by compare and set: whichever gateway comes first moves it, the others find it moved.

-- Tells all gateways that draws of a lottery have moved; pages that watch it are told by theirs.
CREATE FUNCTION lottery_tell(p_lottery text) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT pg_notify('arara_lottery', json_build_object('lottery', p_lottery)::text);
$$;

-- Opens draws, whose seeds are committed to by that; those that exist stay as they are, so that of two gateways at once one opens them. A
-- draw: {"issue", "closes", "draws", "commitment", "sealed"}.
CREATE FUNCTION lottery_open(p_lottery text, p_draws jsonb) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_opened integer;
BEGIN
  INSERT INTO lottery_draw (lottery, issue, state, commitment, sealed_seed, opened_at, closes_at, draws_at)
    SELECT p_lottery, d.issue, 'open', d.commitment, d.sealed, table_now(), d.closes, d.draws
      FROM jsonb_to_recordset(p_draws) AS d (issue text, closes timestamptz, draws timestamptz, commitment text, sealed text)
      WHERE d.closes > table_now() ORDER BY d.draws ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS v_opened = ROW_COUNT;
  IF v_opened > 0 THEN PERFORM lottery_tell(p_lottery); END IF;
  RETURN v_opened;
END
$$;

-- Closes the draws whose time for bets is over. It waits for bets that are being placed, which lock their draws to read them, in the same
-- order.
CREATE FUNCTION lottery_close_due() RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_lottery text;
  v_closed integer := 0;
BEGIN
  FOR v_lottery IN
    WITH due AS (SELECT d.lottery, d.issue FROM lottery_draw d
      WHERE d.state = 'open' AND d.settled_at IS NULL AND d.closes_at <= table_now() ORDER BY d.lottery, d.draws_at FOR NO KEY UPDATE)
    UPDATE lottery_draw d SET state = 'closed' FROM due WHERE d.lottery = due.lottery AND d.issue = due.issue
      RETURNING d.lottery
  LOOP
    v_closed := v_closed + 1;
    PERFORM lottery_tell(v_lottery);
  END LOOP;
  RETURN v_closed;
END
$$;

-- Stores the result of a closed draw whose time has come, and reveals its seed.
CREATE FUNCTION lottery_result(p_lottery text, p_issue text, p_seed text, p_result jsonb) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE lottery_draw d SET state = 'drawn', server_seed = p_seed, result = p_result, drawn_at = table_now()
    WHERE d.lottery = p_lottery AND d.issue = p_issue AND d.state = 'closed' AND d.draws_at <= table_now();
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM lottery_tell(p_lottery);
  RETURN true;
END
$$;

-- Ends a draw without a result; its stakes go back.
CREATE FUNCTION lottery_void(p_lottery text, p_issue text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE lottery_draw d SET state = 'void', drawn_at = table_now()
    WHERE d.lottery = p_lottery AND d.issue = p_issue AND d.state IN ('open', 'closed');
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM lottery_tell(p_lottery);
  RETURN true;
END
$$;

-- Marks a draw as settled whose bets all are.
CREATE FUNCTION lottery_settled(p_lottery text, p_issue text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE lottery_draw d SET state = CASE d.state WHEN 'void' THEN 'void' ELSE 'settled' END, settled_at = table_now()
    WHERE d.lottery = p_lottery AND d.issue = p_issue AND d.state IN ('drawn', 'void') AND d.settled_at IS NULL
      AND NOT EXISTS (SELECT FROM lottery_bet b
        WHERE b.lottery = p_lottery AND b.issue = p_issue AND b.settled_at IS NULL AND NOT b.cancelled);
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM lottery_number_sum n WHERE n.lottery = p_lottery AND n.issue = p_issue;
  PERFORM lottery_tell(p_lottery);
  RETURN true;
END
$$;

-- Admits a member to the bets of draws until the end of the transaction: they cannot be closed meanwhile, and no other request of the same
-- wallet gets in between. Draws are locked in the order of drawing, as they are closed. Those that take no bets, by the clock as by their
-- state, are not in the answer. `p_issues` is a JSON array.
CREATE FUNCTION lottery_admit(p_lottery text, p_issues jsonb, p_game_session bigint) RETURNS SETOF text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_draw record;
BEGIN
  PERFORM 1 FROM ledger_account a JOIN game_session g ON g.account_id = a.id WHERE g.id = p_game_session FOR NO KEY UPDATE OF a;
  FOR v_draw IN SELECT d.issue, d.closes_at FROM lottery_draw d
      WHERE d.lottery = p_lottery AND d.issue IN (SELECT jsonb_array_elements_text(p_issues)) AND d.state = 'open'
      ORDER BY d.draws_at FOR SHARE OF d LOOP
    IF v_draw.closes_at > table_now() THEN RETURN NEXT v_draw.issue; END IF;
  END LOOP;
END
$$;

-- Counts bets in or out of the sums of a draw, last in a transaction, because all bets of the draw wait here for each other. False if the
-- draw would get beyond `p_most`.
CREATE FUNCTION lottery_count(p_lottery text, p_issue text, p_currency text, p_bets int, p_stake bigint, p_exposure bigint, p_most bigint)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO lottery_sum (lottery, issue, currency) VALUES (p_lottery, p_issue, p_currency) ON CONFLICT DO NOTHING;
  UPDATE lottery_sum s SET bets = s.bets + p_bets, stake = s.stake + p_stake, exposure = s.exposure + p_exposure
    WHERE s.lottery = p_lottery AND s.issue = p_issue AND s.currency = p_currency
      AND (p_exposure <= 0 OR s.exposure + p_exposure <= p_most);
  RETURN FOUND;
END
$$;

-- Counts bets in or out of the sums of numbers of a draw, after lottery_count. `p_numbers`: {"special 17": "950"}, minor units with a sign.
-- The rows are locked in the order of their names. Returns a number that would get beyond `p_most`; NULL if none does.
CREATE FUNCTION lottery_count_numbers(p_lottery text, p_issue text, p_currency text, p_numbers jsonb, p_most bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_beyond text;
BEGIN
  WITH counted AS (
    INSERT INTO lottery_number_sum AS s (lottery, issue, currency, number, exposure)
      SELECT p_lottery, p_issue, p_currency, n.key, greatest(n.value::bigint, 0) FROM jsonb_each_text(p_numbers) n ORDER BY n.key COLLATE "C"
      -- What one release counted in, another one may count out by other rules.
      ON CONFLICT (lottery, issue, currency, number)
        DO UPDATE SET exposure = greatest(s.exposure + (p_numbers ->> s.number)::bigint, 0)
      RETURNING s.number, s.exposure)
  SELECT c.number INTO v_beyond FROM counted c WHERE c.exposure > p_most ORDER BY c.number COLLATE "C" LIMIT 1;
  RETURN v_beyond;
END
$$;

-- Corrects the result of a settled draw; NULL makes it void. Its bets are settled anew by the gateway. `result`: done; unknown: there is no
-- such draw; early: it has no result yet, or is being settled or corrected; void: its stakes went back, and no bet is left; late: as late
-- as no win is accepted any more (late_win_time); same: that is its result.
CREATE FUNCTION lottery_correct(p_lottery text, p_issue text, p_result jsonb, p_reason text, p_by text, OUT result text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_draw lottery_draw;
  v_last lottery_correction;
  v_counts jsonb;
BEGIN
  SELECT * INTO v_draw FROM lottery_draw d WHERE d.lottery = p_lottery AND d.issue = p_issue FOR NO KEY UPDATE;
  SELECT * INTO v_last FROM lottery_correction c WHERE c.lottery = p_lottery AND c.issue = p_issue ORDER BY c.id DESC LIMIT 1;
  v_counts := CASE WHEN v_last.id IS NULL THEN v_draw.result ELSE v_last.new_result END;
  result := CASE
    WHEN v_draw.lottery IS NULL THEN 'unknown'
    WHEN v_draw.settled_at IS NULL OR (v_last.id IS NOT NULL AND v_last.settled_at IS NULL) THEN 'early'
    WHEN v_draw.state = 'void' THEN 'void'
    WHEN v_draw.settled_at + late_win_time() < table_now() THEN 'late'
    WHEN v_counts IS NOT DISTINCT FROM p_result THEN 'same'
    ELSE 'done' END;
  IF result = 'done' THEN
    INSERT INTO lottery_correction (lottery, issue, old_result, new_result, reason, corrected_by, corrected_at)
      VALUES (p_lottery, p_issue, v_counts, p_result, p_reason, p_by, table_now());
  END IF;
END
$$;

-- Marks a correction as settled whose bets all are.
CREATE FUNCTION lottery_correction_settled(p_correction bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE lottery_correction c SET settled_at = table_now()
    WHERE c.id = p_correction AND c.settled_at IS NULL AND NOT EXISTS (SELECT FROM lottery_to_correct(p_correction));
  RETURN FOUND;
END
$$;

-- The bets that a correction still has to settle anew. Play money stays as it was settled.
CREATE FUNCTION lottery_to_correct(p_correction bigint) RETURNS SETOF bigint
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT b.wager_id FROM lottery_correction c JOIN lottery_bet b ON b.lottery = c.lottery AND b.issue = c.issue
    WHERE c.id = p_correction AND b.mode = 'real' AND NOT b.cancelled
      AND NOT EXISTS (SELECT FROM lottery_correction_bet d WHERE d.correction_id = c.id AND d.wager_id = b.wager_id)
    ORDER BY b.wager_id;
END
$$;

GRANT EXECUTE ON FUNCTION lottery_open, lottery_close_due, lottery_result, lottery_void, lottery_settled, lottery_admit, lottery_count,
  lottery_count_numbers, lottery_correct, lottery_correction_settled, lottery_to_correct
  TO arara_app;
