-- Rounds and bets are append-only like the ledger. The application may read the tables and writes them only through the
-- functions of vendors.sql, which run as their owner. Triggers bind the owner to the same rules.

-- A bet is settled or its stake returned once. Only `unseen` may change: it says whether the player has seen the
-- result.
CREATE OR REPLACE FUNCTION wager_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_wager wager := NEW;
BEGIN
  v_wager.unseen := OLD.unseen;
  IF OLD.state = 'open' AND NEW.state <> 'open' THEN
    v_wager.state := OLD.state;
    v_wager.status := OLD.status;
    v_wager.win := OLD.win;
    v_wager.outcome := OLD.outcome;
    v_wager.valid_bet := OLD.valid_bet;
    v_wager.rule_version := OLD.rule_version;
    v_wager.transfer_id := OLD.transfer_id;
    v_wager.payout_transfer_id := OLD.payout_transfer_id;
    v_wager.balance_after := OLD.balance_after;
    v_wager.settled_at := OLD.settled_at;
    v_wager.settled_xid := OLD.settled_xid;
    v_wager.bonus_win := OLD.bonus_win;
  END IF;
  IF v_wager IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'wager is append-only: an open one is settled or given back once' USING ERRCODE = '42501';
END
$$;

-- A round ends once; until then its engine may change the state stored in it.
CREATE OR REPLACE FUNCTION round_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_round round := NEW;
BEGIN
  IF OLD.state = 'open' THEN
    v_round.engine_state := OLD.engine_state;
    IF NEW.state = 'ended' THEN
      v_round.state := OLD.state;
      v_round.ended_at := OLD.ended_at;
    END IF;
  END IF;
  IF v_round IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'round is append-only: an open one is ended once' USING ERRCODE = '42501';
END
$$;

-- Requests and answers never change; they are only deleted after their retention time.
CREATE OR REPLACE FUNCTION vendor_transaction_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_transaction vendor_transaction := NEW;
BEGIN
  -- Only in the transaction that claimed the name.
  IF OLD.state = 'done' AND OLD.answer IS NULL
      AND NOT (OLD.kind = 'bet-win' AND EXISTS (SELECT FROM wager WHERE id = OLD.wager_id)) THEN
    v_transaction.state := OLD.state;
    v_transaction.wager_id := OLD.wager_id;
    v_transaction.answer := OLD.answer;
  ELSIF OLD.state = 'done' AND OLD.kind = 'bet' AND NEW.state = 'rolled_back' THEN
    v_transaction.state := OLD.state;
  END IF;
  IF v_transaction IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the answer to a transaction stays' USING ERRCODE = '42501';
END
$$;

-- Result, win and valid bet are part of the ledger's chain: the transfer of a stake contains this hash.
CREATE FUNCTION wager_hash(p wager) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  -- A bet of own money only adds nothing, and neither does a win in time, so that earlier hashes stay valid.
  RETURN encode(sha256(convert_to((jsonb_build_array(p.id, p.round_id, p.game_session_id, p.member_id, p.node_id, p.mode, p.currency,
    p.stake, p.state, p.win, p.outcome, p.valid_bet, p.rule_version, p.corrects_id, p.transaction_key,
    ledger_micros(p.placed_at), ledger_micros(p.settled_at))
    || CASE WHEN p.grant_id IS NOT NULL THEN jsonb_build_array(p.grant_id, p.bonus_stake, p.bonus_win)
         WHEN p.free_id IS NOT NULL THEN jsonb_build_array('free', p.free_id, p.bonus_stake, p.bonus_win) ELSE '[]' END
    || CASE WHEN p.late THEN '["late"]'::jsonb ELSE '[]' END
    || CASE WHEN p.note IS NULL THEN '[]' ELSE jsonb_build_array('note', p.note) END)::text,
    'UTF8')), 'base64');
END
$$;

-- The same hash for bets that were settled before bets had a table of their own.
CREATE FUNCTION wager_first_hash(p wager) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN encode(sha256(convert_to(jsonb_build_array(p.game_session_id, p.member_id, p.node_id, p.mode, p.currency, p.stake,
    p.win, p.outcome, p.transaction_key, ledger_micros(p.placed_at), ledger_micros(p.settled_at))::text, 'UTF8')), 'base64');
END
$$;

-- Adds a bet to the hourly sums (p_sign 1) or subtracts it (-1), in the transaction that writes the bet: never twice
-- and never lost. A free round is counted, but without a stake or win of the member's own money. That transaction has
-- locked the member's account, so this function cannot wait or deadlock.
CREATE FUNCTION member_hour_count(p_wager wager, p_sign int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_hour timestamptz := date_trunc('hour', p_wager.placed_at, 'UTC');
  v_own constant boolean := p_wager.free_id IS NULL;
  v_stake constant bigint := CASE WHEN v_own THEN p_wager.stake ELSE 0 END;
  v_win constant bigint := CASE WHEN v_own THEN coalesce(p_wager.win, 0) ELSE 0 END;
  v_valid constant bigint := coalesce(p_wager.valid_bet, 0);
  v_bonus_stake constant bigint := CASE WHEN v_own THEN coalesce(p_wager.bonus_stake, 0) ELSE 0 END;
  v_bonus_win constant bigint := CASE WHEN v_own THEN coalesce(p_wager.bonus_win, 0) ELSE 0 END;
BEGIN
  UPDATE member_hour h SET wagers = h.wagers + p_sign, stake = h.stake + p_sign * v_stake,
      win = h.win + p_sign * v_win, valid_bet = h.valid_bet + p_sign * v_valid,
      bonus_stake = h.bonus_stake + p_sign * v_bonus_stake, bonus_win = h.bonus_win + p_sign * v_bonus_win,
      first_wager = least(h.first_wager, p_wager.id), last_wager = greatest(h.last_wager, p_wager.id)
    WHERE h.member_id = p_wager.member_id AND h.currency = p_wager.currency AND h.hour = v_hour
      AND h.game_type = p_wager.game_type AND h.status = p_wager.status;
  IF NOT FOUND THEN
    INSERT INTO member_hour (member_id, currency, hour, game_type, status, wagers, stake, win, valid_bet, bonus_stake, bonus_win,
        first_wager, last_wager)
      VALUES (p_wager.member_id, p_wager.currency, v_hour, p_wager.game_type, p_wager.status, p_sign,
        p_sign * v_stake, p_sign * v_win, p_sign * v_valid, p_sign * v_bonus_stake, p_sign * v_bonus_win,
        p_wager.id, p_wager.id);
  END IF;
END
$$;

-- Runs before the insert because it also sets game_type, so that a spin needs only one trigger.
CREATE OR REPLACE FUNCTION wager_counted_in() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  SELECT g.game_type INTO NEW.game_type FROM game g WHERE g.node_id = NEW.node_id;
  PERFORM member_hour_count(NEW, 1);
  RETURN NEW;
END
$$;

-- Moves a bet from the open ones to its final state; subtracts a deleted bet.
CREATE OR REPLACE FUNCTION wager_recounted() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM member_hour_count(OLD, -1);
  IF TG_OP = 'UPDATE' THEN PERFORM member_hour_count(NEW, 1); END IF;
  RETURN NULL;
END
$$;

-- The application calls them for the proofs of reconcile.
GRANT EXECUTE ON FUNCTION wager_hash, wager_first_hash TO arara_app;
