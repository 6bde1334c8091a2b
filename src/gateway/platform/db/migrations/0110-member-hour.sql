-- What a member's history counts and sums, kept by the hour, and the index its pages are read by.

-- The category a round was played in: a game that moves to another one later does not move what was played.
-- Filled by rewriting the table, since a settled round is updated by nobody.
ALTER TABLE round ADD COLUMN game_type text;

-- Of a game that is gone only this is known: it was a slot, as all that could be played so far.
CREATE FUNCTION game_type_of(p_node integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT game_type FROM game WHERE node_id = p_node), 'RNG')
$$;

DROP INDEX round_history;
ALTER TABLE round ALTER COLUMN game_type TYPE text USING game_type_of(node_id);
ALTER TABLE round ALTER COLUMN game_type SET NOT NULL;
DROP FUNCTION game_type_of;

-- Newest first by id, which the database assigns: a clock that is set back reorders nothing.
-- The id is negated so that no plan takes the primary key for this order: that one leads past everybody's rounds.
CREATE INDEX round_newest ON round (member_id, currency, game_type, status, (-id));

-- Rounds of a member by hour of UTC (of placed_at), category and state. Any time zone's day is a sum of these, but for
-- the zones that lie half an hour off, whose first and last hour is read from the rounds themselves.
CREATE TABLE member_hour (
  -- Whoever deletes a member deletes their rounds and these.
  member_id bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  currency char(3) NOT NULL,
  hour timestamptz NOT NULL CHECK (hour = date_trunc('hour', hour, 'UTC')),
  game_type text NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'settled', 'voided')),
  rounds bigint NOT NULL CHECK (rounds >= 0),
  stake bigint NOT NULL CHECK (stake >= 0),
  -- Zero unless settled: what was drawn is not the player's before that.
  win bigint NOT NULL CHECK (win >= 0),
  -- No round of this row has an id outside of these.
  first_round bigint NOT NULL,
  last_round bigint NOT NULL,
  PRIMARY KEY (member_id, currency, hour, game_type, status)
) WITH (fillfactor = 80);

-- Written by the triggers below, and by nobody else.
REVOKE INSERT, UPDATE, DELETE ON member_hour FROM arara_app;

-- Filled from what is there.
INSERT INTO member_hour
  SELECT member_id, currency, date_trunc('hour', placed_at, 'UTC'), game_type, status, count(*), sum(stake),
      coalesce(sum(win) FILTER (WHERE status = 'settled'), 0), min(id), max(id)
    FROM round GROUP BY 1, 2, 3, 4, 5;

-- Counts a round in (p_sign 1) or out (-1), in the transaction that writes the round: never twice and never lost, whoever
-- dies. That transaction has locked the member's account before, so nobody waits here and nobody can deadlock.
CREATE FUNCTION member_hour_count(p_round round, p_sign int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_hour timestamptz := date_trunc('hour', p_round.placed_at, 'UTC');
  v_win bigint := CASE WHEN p_round.status = 'settled' THEN p_round.win ELSE 0 END;
BEGIN
  UPDATE member_hour h SET rounds = h.rounds + p_sign, stake = h.stake + p_sign * p_round.stake,
      win = h.win + p_sign * v_win, first_round = least(h.first_round, p_round.id),
      last_round = greatest(h.last_round, p_round.id)
    WHERE h.member_id = p_round.member_id AND h.currency = p_round.currency AND h.hour = v_hour
      AND h.game_type = p_round.game_type AND h.status = p_round.status;
  IF NOT FOUND THEN
    INSERT INTO member_hour (member_id, currency, hour, game_type, status, rounds, stake, win, first_round, last_round)
      VALUES (p_round.member_id, p_round.currency, v_hour, p_round.game_type, p_round.status, p_sign,
        p_sign * p_round.stake, p_sign * v_win, p_round.id, p_round.id);
  END IF;
END
$$;

-- Before the insert, since it fills game_type too: one trigger of a spin, not two.
CREATE FUNCTION round_counted_in() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  SELECT g.game_type INTO NEW.game_type FROM game g WHERE g.node_id = NEW.node_id;
  PERFORM member_hour_count(NEW, 1);
  RETURN NEW;
END
$$;

-- A round that is settled or voided later leaves the open ones; one that is deleted leaves altogether.
CREATE FUNCTION round_recounted() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM member_hour_count(OLD, -1);
  IF TG_OP = 'UPDATE' THEN PERFORM member_hour_count(NEW, 1); END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER round_counted_in BEFORE INSERT ON round FOR EACH ROW EXECUTE FUNCTION round_counted_in();
CREATE TRIGGER round_recounted AFTER DELETE OR UPDATE OF status ON round
  FOR EACH ROW EXECUTE FUNCTION round_recounted();

REVOKE EXECUTE ON FUNCTION member_hour_count, round_counted_in, round_recounted FROM PUBLIC;
