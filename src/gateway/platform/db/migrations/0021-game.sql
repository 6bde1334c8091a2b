-- Launched games and the rounds played in them.

CREATE TABLE game_session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of the token; the token itself is known to the frame alone.
  token_hash bytea NOT NULL UNIQUE,
  session_id bigint NOT NULL REFERENCES session,
  member_id bigint NOT NULL REFERENCES member,
  node_id integer NOT NULL REFERENCES game,
  mode text NOT NULL CHECK (mode IN ('real', 'trial')),
  -- The wallet it plays with. Play money and real money are different accounts in different currencies.
  account_id bigint NOT NULL,
  currency char(3) NOT NULL,
  started_at timestamptz NOT NULL,
  closed_at timestamptz,
  CHECK ((mode = 'trial') = (currency = 'FUN'))
);

CREATE UNIQUE INDEX game_session_one_open ON game_session (member_id, node_id, mode) WHERE closed_at IS NULL;

-- No foreign keys: round_open takes all of them from a game session, which has them, and to check them again would
-- make every spin lock the row of its game.
CREATE TABLE round (
  -- The id of the hold that keeps its stake: each has one of the other.
  id bigint PRIMARY KEY,
  game_session_id bigint NOT NULL,
  member_id bigint NOT NULL,
  node_id integer NOT NULL,
  mode text NOT NULL,
  currency char(3) NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  -- Drawn with the outcome; not the player's before the round is settled.
  win bigint NOT NULL CHECK (win >= 0),
  outcome jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'settled', 'voided')),
  idempotency_key text NOT NULL,
  -- What could be staked before the stake was held, and after the settlement.
  balance_before bigint NOT NULL,
  balance_after bigint,
  placed_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- Settled without its player waiting for it: shown to them until their next spin.
  unseen boolean NOT NULL DEFAULT false,
  CHECK ((status = 'open') = (settled_at IS NULL)),
  CHECK ((status = 'open') = (balance_after IS NULL))
);

-- A game is blocked for its player while a round of it is open.
CREATE UNIQUE INDEX round_one_open ON round (member_id, node_id, mode) WHERE status = 'open';
CREATE INDEX round_unseen ON round (member_id, node_id, mode) WHERE unseen;
CREATE INDEX round_history ON round (member_id, placed_at DESC, id DESC);

-- First half of a spin in one statement: claims the key, holds the stake, keeps the drawn outcome.
-- `result` is one of:
--   opened       the round is open and waits for round_settle
--   replayed     the key had opened this round before, which may be settled already
--   refused      the key's final refusal, in `refusal`
--   in_progress  another round of this game is open; the key stays unused
--   closed       the game session has ended; the key stays unused
-- Two keys at once for one game: the later insert meets round_one_open and undoes its own hold and claim.
CREATE FUNCTION round_open(
  p_actor text, p_key text, p_request_hash bytea, p_game_session bigint,
  p_stake bigint, p_win bigint, p_outcome jsonb, p_now timestamptz
) RETURNS TABLE (result text, round_id bigint, status text, placed_at timestamptz, refusal jsonb)
LANGUAGE plpgsql AS $$
DECLARE
  opened game_session%ROWTYPE;
  other round%ROWTYPE;
  held record;
BEGIN
  SELECT * INTO opened FROM game_session g WHERE g.id = p_game_session AND g.closed_at IS NULL;
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'closed', NULL::bigint, NULL, NULL::timestamptz, NULL::jsonb;
    RETURN;
  END IF;

  SELECT * INTO other FROM round r
    WHERE r.member_id = opened.member_id AND r.node_id = opened.node_id AND r.mode = opened.mode
      AND r.status = 'open';
  IF FOUND AND other.idempotency_key <> p_key THEN
    RETURN QUERY SELECT 'in_progress', other.id, other.status, other.placed_at, NULL::jsonb;
    RETURN;
  END IF;

  SELECT * INTO held FROM ledger_hold_once(
    p_actor, p_key, p_request_hash, opened.account_id, p_stake, 'bet', NULL, NULL, '{}'::jsonb);
  IF held.refused IS NOT NULL THEN
    RETURN QUERY SELECT 'refused', NULL::bigint, NULL, NULL::timestamptz, held.refused;
    RETURN;
  END IF;
  IF held.replayed THEN
    RETURN QUERY SELECT 'replayed', r.id, r.status, r.placed_at, NULL::jsonb FROM round r WHERE r.id = held.hold_id;
    RETURN;
  END IF;

  -- Nobody is told of an opened round before round_settle has committed, and that commit writes this one to disk too,
  -- since the log is in order. If both are lost in a crash, nothing was held and nothing was shown: the key is unused.
  PERFORM set_config('synchronous_commit', 'off', true);
  UPDATE round r SET unseen = false
    WHERE r.member_id = opened.member_id AND r.node_id = opened.node_id AND r.mode = opened.mode AND r.unseen;
  RETURN QUERY
    INSERT INTO round AS r (id, game_session_id, member_id, node_id, mode, currency, stake, win, outcome, status,
      idempotency_key, balance_before, placed_at)
    VALUES (held.hold_id, p_game_session, opened.member_id, opened.node_id, opened.mode, opened.currency, p_stake,
      p_win, p_outcome, 'open', p_key, held.balance - held.held + p_stake, p_now)
    RETURNING 'opened', r.id, r.status, r.placed_at, NULL::jsonb;
END $$;

-- Second half: stake to the house, win to the player, round settled. Whoever comes later gets the same row.
CREATE FUNCTION round_settle(p_round bigint, p_unseen boolean, p_now timestamptz) RETURNS SETOF round
LANGUAGE plpgsql AS $$
DECLARE
  played round%ROWTYPE;
  settled record;
BEGIN
  SELECT * INTO played FROM round r WHERE r.id = p_round FOR UPDATE;
  IF FOUND AND played.status = 'open' THEN
    SELECT * INTO settled FROM ledger_hold_settle(
      played.id, 'house', played.win, NULL, NULL, '{}'::jsonb, NULL, true);
    UPDATE round r SET status = 'settled', balance_after = settled.balance - settled.held, settled_at = p_now,
      unseen = p_unseen
      WHERE r.id = p_round RETURNING r.* INTO played;
  END IF;
  RETURN NEXT played;
END $$;

GRANT EXECUTE ON FUNCTION round_open, round_settle TO arara_app;
