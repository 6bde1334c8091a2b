-- Draws of our own lotteries (product rules 40). The time is the database's (table_now), so that all gateways have the same one. A draw
-- moves by compare and set: whichever gateway comes first moves it, the others find it moved.

-- Tells all gateways that draws of a lottery have moved; pages that watch it are told by theirs.
CREATE FUNCTION lottery_tell(p_lottery text) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT pg_notify('arara_lottery', json_build_object('lottery', p_lottery)::text);
$$;

-- Opens a draw, whose seed is committed to by that. Of two gateways at once, one opens it.
CREATE FUNCTION lottery_open(p_lottery text, p_issue text, p_closes timestamptz, p_draws timestamptz, p_commitment text, p_sealed text)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF p_closes <= table_now() THEN RETURN false; END IF;
  INSERT INTO lottery_draw (lottery, issue, state, commitment, sealed_seed, opened_at, closes_at, draws_at)
    VALUES (p_lottery, p_issue, 'open', p_commitment, p_sealed, table_now(), p_closes, p_draws) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM lottery_tell(p_lottery);
  RETURN true;
END
$$;

-- Closes the draws whose time for bets is over. It waits for bets that are being placed, which lock their draw to read it.
CREATE FUNCTION lottery_close_due() RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_lottery text;
  v_closed integer := 0;
BEGIN
  FOR v_lottery IN
    UPDATE lottery_draw d SET state = 'closed' WHERE d.state = 'open' AND d.settled_at IS NULL AND d.closes_at <= table_now()
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
  PERFORM lottery_tell(p_lottery);
  RETURN true;
END
$$;

-- Admits a member to the bets of a draw until the end of the transaction: it cannot be closed meanwhile, and no other request of the same
-- wallet gets in between. False if the draw takes no bets, by the clock as by its state.
CREATE FUNCTION lottery_admit(p_lottery text, p_issue text, p_game_session bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_closes timestamptz;
BEGIN
  PERFORM 1 FROM ledger_account a JOIN game_session g ON g.account_id = a.id WHERE g.id = p_game_session FOR NO KEY UPDATE OF a;
  SELECT d.closes_at INTO v_closes FROM lottery_draw d
    WHERE d.lottery = p_lottery AND d.issue = p_issue AND d.state = 'open' FOR SHARE;
  RETURN coalesce(v_closes > table_now(), false);
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

GRANT EXECUTE ON FUNCTION lottery_open, lottery_close_due, lottery_result, lottery_void, lottery_settled, lottery_admit, lottery_count
  TO arara_app;
