-- The announced terms never change; a tournament goes from planned to running, decided and paid, and never back.
CREATE OR REPLACE FUNCTION tournament_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_ways constant text[] := ARRAY['planned running', 'running running', 'running decided', 'decided paid'];
  v_row tournament := NEW;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state || ' ' || NEW.state = ANY (v_ways) THEN
    v_row.state := OLD.state;
    v_row.counted_to := OLD.counted_to;
    v_row.counted_at := OLD.counted_at;
    IF OLD.state = 'planned' THEN
      v_row.account_id := OLD.account_id;
      v_row.funded_by := OLD.funded_by;
    ELSIF NEW.state = 'decided' THEN
      v_row.decided_at := OLD.decided_at;
    ELSIF NEW.state = 'paid' THEN
      v_row.returned_by := OLD.returned_by;
      v_row.paid_at := OLD.paid_at;
    END IF;
    IF v_row IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a tournament stays as it was announced' USING ERRCODE = '42501';
END
$$;

-- A score follows the bets until the tournament is decided; a prize is decided and paid once.
CREATE OR REPLACE FUNCTION tournament_player_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_row tournament_player := NEW;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = 'playing' AND NEW.state IN ('playing', 'none', 'open') THEN
    v_row.score := OLD.score;
    v_row.reached_at := OLD.reached_at;
    v_row.state := OLD.state;
    v_row.place := OLD.place;
    v_row.prize := OLD.prize;
    IF v_row IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.state = 'open' AND NEW.state IN ('paid', 'not-paid') THEN
    v_row.state := OLD.state;
    v_row.reason := OLD.reason;
    v_row.decided_at := OLD.decided_at;
    v_row.transfer_id := OLD.transfer_id;
    IF v_row IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'the result of a tournament is decided once' USING ERRCODE = '42501';
END
$$;
