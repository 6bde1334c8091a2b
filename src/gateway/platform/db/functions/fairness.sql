-- Draws of our own games (product rules 36): which pair of seeds plays, and which nonce a round has.

-- Makes the first two pairs of a member: one that plays and one that waits. Nothing happens if there are some.
CREATE FUNCTION fair_begin(p_member bigint, p_sealed text, p_commitment text, p_client text, p_next_sealed text,
  p_next_commitment text, p_now timestamptz)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO seed_pair (member_id, state, sealed, commitment, client_seed, created_at, active_at)
    VALUES (p_member, 'active', p_sealed, p_commitment, p_client, p_now, p_now) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    INSERT INTO seed_pair (member_id, state, sealed, commitment, created_at)
      VALUES (p_member, 'next', p_next_sealed, p_next_commitment, p_now);
  END IF;
END
$$;

-- Uses a nonce for a round, in the transaction of its bet. The caller has drawn the round from it beforehand; if another
-- round was faster, or the pair has been revealed, the whole bet is undone and drawn again from what is next.
CREATE FUNCTION fair_use(p_pair bigint, p_nonce int, p_round bigint)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE seed_pair s SET nonce = s.nonce + 1
    WHERE s.id = p_pair AND s.nonce = p_nonce AND s.state = 'active'
      AND s.member_id = (SELECT r.member_id FROM round r WHERE r.id = p_round);
  IF NOT FOUND THEN RAISE EXCEPTION 'the nonce was used meanwhile' USING ERRCODE = 'FR001'; END IF;
  INSERT INTO fair_round (round_id, pair_id, nonce) VALUES (p_round, p_pair, p_nonce);
END
$$;

-- Reveals the pair that plays and lets the waiting one play with the member's client seed. `moved`: another request was
-- faster. `open_round`: a round of the pair goes on, whose hidden facts the seed would tell.
CREATE FUNCTION fair_rotate(p_pair bigint, p_server_seed text, p_client text, p_next_sealed text, p_next_commitment text, p_now timestamptz)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_member bigint;
BEGIN
  SELECT s.member_id INTO v_member FROM seed_pair s WHERE s.id = p_pair AND s.state = 'active' FOR UPDATE;
  IF NOT FOUND THEN RETURN 'moved'; END IF;
  IF EXISTS (SELECT FROM round r JOIN fair_round f ON f.round_id = r.id
      WHERE r.member_id = v_member AND r.state = 'open' AND f.pair_id = p_pair) THEN
    RETURN 'open_round';
  END IF;
  UPDATE seed_pair s SET state = 'revealed', server_seed = p_server_seed, revealed_at = p_now WHERE s.id = p_pair;
  UPDATE seed_pair s SET state = 'active', client_seed = p_client, active_at = p_now
    WHERE s.member_id = v_member AND s.state = 'next';
  INSERT INTO seed_pair (member_id, state, sealed, commitment, created_at)
    VALUES (v_member, 'next', p_next_sealed, p_next_commitment, p_now);
  RETURN 'done';
END
$$;

-- A bet and its win with the nonce that the round was drawn from (vendors.sql).
CREATE FUNCTION fair_bet_win(p_pair bigint, p_nonce int, p_vendor text, p_transaction text, p_hash bytea, p_game_session bigint,
  p_engine text, p_key text, p_reference text, p_free bigint, p_stake bigint, p_win bigint, p_outcome jsonb, p_valid_bet bigint,
  p_rule int, p_now timestamptz)
RETURNS TABLE (result text, refusal jsonb, wager_id bigint, round_id bigint, placed_at timestamptz, balance bigint, outcome jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  SELECT v.* INTO result, refusal, wager_id, round_id, placed_at, balance, outcome
    FROM vendor_bet_win(p_vendor, p_transaction, p_hash, p_game_session, p_engine, p_key, p_reference, p_free, p_stake, p_win,
      p_outcome, p_valid_bet, p_rule, p_now) v;
  IF result = 'done' THEN PERFORM fair_use(p_pair, p_nonce, round_id); END IF;
  RETURN NEXT;
END
$$;

-- The first bet of a round that stays open, with its nonce.
CREATE FUNCTION fair_bet(p_pair bigint, p_nonce int, p_vendor text, p_transaction text, p_hash bytea, p_game_session bigint,
  p_engine text, p_key text, p_stake bigint, p_exclusive boolean, p_engine_state jsonb, p_now timestamptz)
RETURNS TABLE (result text, refusal jsonb, wager_id bigint, round_id bigint, placed_at timestamptz, balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  SELECT v.* INTO result, refusal, wager_id, round_id, placed_at, balance
    FROM vendor_bet(p_vendor, p_transaction, p_hash, p_game_session, p_engine, p_key, p_stake, NULL, NULL, p_exclusive,
      p_engine_state, p_now) v;
  IF result = 'done' THEN PERFORM fair_use(p_pair, p_nonce, round_id); END IF;
  RETURN NEXT;
END
$$;

GRANT EXECUTE ON FUNCTION fair_begin, fair_rotate, fair_bet_win, fair_bet TO arara_app;
