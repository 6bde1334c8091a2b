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

-- Closes the draws whose time for bets is over. A draw with a bet that is being placed, which locks it to read it, is closed the next time:
-- no other draw waits for that bet.
CREATE FUNCTION lottery_close_due() RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_lottery text;
  v_closed integer := 0;
BEGIN
  FOR v_lottery IN
    WITH due AS (SELECT d.lottery, d.issue FROM lottery_draw d
      WHERE d.state = 'open' AND d.settled_at IS NULL AND d.closes_at <= table_now() ORDER BY d.lottery, d.draws_at FOR NO KEY UPDATE SKIP LOCKED)
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
-- wallet gets in between. Draws are locked in the order of drawing. Those that take no bets, by the clock as by their state, are not in the
-- answer; they are not locked either, so that late bets, however many, do not keep a draw from being closed. `p_issues` is a JSON array.
CREATE FUNCTION lottery_admit(p_lottery text, p_issues jsonb, p_game_session bigint) RETURNS SETOF text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_draw record;
BEGIN
  PERFORM 1 FROM ledger_account a JOIN game_session g ON g.account_id = a.id WHERE g.id = p_game_session FOR NO KEY UPDATE OF a;
  FOR v_draw IN SELECT d.issue, d.closes_at FROM lottery_draw d
      WHERE d.lottery = p_lottery AND d.issue IN (SELECT jsonb_array_elements_text(p_issues)) AND d.state = 'open'
        AND d.closes_at > table_now()
      ORDER BY d.draws_at FOR SHARE OF d LOOP
    -- The lock may have been waited for.
    IF v_draw.closes_at > table_now() THEN RETURN NEXT v_draw.issue; END IF;
  END LOOP;
END
$$;

-- Adds to the sums of a draw in the part of a member. `p_sum`: {"issue", "bets", "stake", "exposure", "numbers": {"special 17": "950"}},
-- amounts in minor units with a sign.
CREATE FUNCTION lottery_add(p_lottery text, p_currency bpchar, p_shard int, p_sum jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_numbers jsonb := p_sum -> 'numbers';
BEGIN
  INSERT INTO lottery_sum (lottery, issue, currency, shard) VALUES (p_lottery, p_sum ->> 'issue', p_currency, p_shard) ON CONFLICT DO NOTHING;
  UPDATE lottery_sum s SET bets = s.bets + (p_sum ->> 'bets')::int, stake = s.stake + (p_sum ->> 'stake')::bigint,
      exposure = s.exposure + (p_sum ->> 'exposure')::bigint
    WHERE s.lottery = p_lottery AND s.issue = p_sum ->> 'issue' AND s.currency = p_currency AND s.shard = p_shard;
  INSERT INTO lottery_number_sum AS s (lottery, issue, currency, shard, number, exposure)
    SELECT p_lottery, p_sum ->> 'issue', p_currency, p_shard, n.key, greatest(n.value::bigint, 0)
      FROM jsonb_each_text(v_numbers) n ORDER BY n.key COLLATE "C"
    -- What one release counted in, another one may count out by other rules.
    ON CONFLICT (lottery, issue, currency, number, shard)
      DO UPDATE SET exposure = greatest(s.exposure + (v_numbers ->> s.number)::bigint, 0);
END
$$;

-- What a draw risks beyond limits with the bets that were just added: `draw`, or the first such number; NULL if nothing is.
CREATE FUNCTION lottery_beyond(p_lottery text, p_currency bpchar, p_sum jsonb, p_most numeric, p_most_number numeric) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF (SELECT sum(s.exposure) > p_most FROM lottery_sum s
      WHERE s.lottery = p_lottery AND s.issue = p_sum ->> 'issue' AND s.currency = p_currency) THEN RETURN 'draw'; END IF;
  RETURN (SELECT n.number FROM jsonb_object_keys(p_sum -> 'numbers') AS n (number)
      CROSS JOIN LATERAL (SELECT sum(s.exposure) AS exposure FROM lottery_number_sum s
        WHERE s.lottery = p_lottery AND s.issue = p_sum ->> 'issue' AND s.currency = p_currency AND s.number = n.number) t
    WHERE t.exposure > p_most_number ORDER BY n.number COLLATE "C" LIMIT 1);
END
$$;

-- Counts bets of a member into the sums of draws, or out of them (`p_most` NULL). `p_sums`: an array of what lottery_add takes, in the order
-- of drawing. Returns NULL, or what would get beyond its limit: {"issue", "number"}, without a number if it is the draw.
--
-- Members are spread over 16 parts of each sum. A bet sees of the other parts what is committed. At most 15 others are at work meanwhile,
-- one for each part; far below a limit, and if none of them adds more than a 64th of it, all of them together stay below it. Closer to a limit a
-- bet is counted alone, so that the limit holds to the cent: it waits until all others are done, and they wait for it.
CREATE FUNCTION lottery_count(p_lottery text, p_currency bpchar, p_member bigint, p_sums jsonb, p_most bigint, p_most_number bigint)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_shard int := p_member % 16;
  v_sum jsonb;
  v_lock bigint;
  v_beyond text;
  v_alone boolean;
BEGIN
  FOR v_sum IN SELECT o.sum FROM jsonb_array_elements(p_sums) WITH ORDINALITY AS o (sum, place) ORDER BY o.place LOOP
    IF p_most IS NULL THEN
      PERFORM lottery_add(p_lottery, p_currency, v_shard, v_sum);
      CONTINUE;
    END IF;
    v_lock := hashtextextended(concat_ws(' ', 'sums', p_lottery, v_sum ->> 'issue', p_currency), 0);
    v_alone := (v_sum ->> 'exposure')::bigint > p_most / 64
      OR EXISTS (SELECT FROM jsonb_each_text(v_sum -> 'numbers') n WHERE n.value::bigint > p_most_number / 64);
    IF NOT v_alone THEN
      BEGIN
        PERFORM pg_advisory_xact_lock_shared(v_lock);
        PERFORM lottery_add(p_lottery, p_currency, v_shard, v_sum);
        IF lottery_beyond(p_lottery, p_currency, v_sum, p_most * 0.75, p_most_number * 0.75) IS NOT NULL THEN
          RAISE EXCEPTION 'close to a limit' USING ERRCODE = 'LT001';
        END IF;
      -- Undoing it gives its lock back, which is then taken alone.
      EXCEPTION WHEN SQLSTATE 'LT001' THEN v_alone := true;
      END;
    END IF;
    IF v_alone THEN
      PERFORM pg_advisory_xact_lock(v_lock);
      PERFORM lottery_add(p_lottery, p_currency, v_shard, v_sum);
      v_beyond := lottery_beyond(p_lottery, p_currency, v_sum, p_most, p_most_number);
      IF v_beyond IS NOT NULL THEN
        RETURN jsonb_build_object('issue', v_sum ->> 'issue', 'number', nullif(v_beyond, 'draw'));
      END IF;
    END IF;
  END LOOP;
  RETURN NULL;
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
    PERFORM lottery_tell(p_lottery);
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
  lottery_correct, lottery_correction_settled, lottery_to_correct
  TO arara_app;
