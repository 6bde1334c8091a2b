-- Rounds are append-only like the ledger. The application reads the table and writes it through the functions below,
-- which run as its owner; a trigger holds the owner to the same rule.

-- A round of the one state it has after `open`: settled with the drawn outcome, or voided because its stake was given
-- back. `unseen` is no part of what happened: it says whether the player was shown it.
CREATE FUNCTION round_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_round round;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    v_round := NEW;
    v_round.unseen := OLD.unseen;
    IF OLD.status = 'open' AND NEW.status <> 'open' THEN
      v_round.status := OLD.status;
      v_round.balance_after := OLD.balance_after;
      v_round.settled_at := OLD.settled_at;
    END IF;
    IF v_round IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'round is append-only: an open one is settled or voided once' USING ERRCODE = '42501';
END
$$;
CREATE TRIGGER round_append_only BEFORE UPDATE OR DELETE ON round
  FOR EACH ROW EXECUTE FUNCTION round_refuse_change();
CREATE TRIGGER round_no_truncate BEFORE TRUNCATE ON round
  FOR EACH STATEMENT EXECUTE FUNCTION round_refuse_change();

REVOKE ALL ON round FROM PUBLIC, arara_app;
GRANT SELECT ON round TO arara_app;

-- A clock may be set back between two statements: no round ends before it was placed.
ALTER FUNCTION round_open SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp;

-- As in 0021, but a round whose stake was given back is voided: it has no result any more.
CREATE OR REPLACE FUNCTION round_settle(p_round bigint, p_unseen boolean, p_now timestamptz) RETURNS SETOF round
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  played round%ROWTYPE;
  stake_status text;
  settled record;
BEGIN
  SELECT * INTO played FROM round r WHERE r.id = p_round FOR UPDATE;
  IF FOUND AND played.status = 'open' THEN
    SELECT h.status INTO stake_status FROM ledger_hold h WHERE h.id = p_round FOR NO KEY UPDATE;
    IF stake_status IN ('voided', 'expired') THEN
      UPDATE round r SET status = 'voided', balance_after = a.balance - a.held, settled_at = greatest(p_now, r.placed_at)
        FROM ledger_hold h JOIN ledger_account a ON a.id = h.account_id
        WHERE r.id = p_round AND h.id = p_round RETURNING r.* INTO played;
    ELSE
      SELECT * INTO settled FROM ledger_hold_settle(
        played.id, 'house', played.win, NULL, NULL, '{}'::jsonb, NULL, true);
      UPDATE round r SET status = 'settled', balance_after = settled.balance - settled.held,
          settled_at = greatest(p_now, r.placed_at), unseen = p_unseen
        WHERE r.id = p_round RETURNING r.* INTO played;
    END IF;
  END IF;
  RETURN NEXT played;
END $$;

ALTER FUNCTION round_play SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp;

-- They write what arara_app may not: nobody else calls them.
REVOKE EXECUTE ON FUNCTION round_open, round_settle, round_play FROM PUBLIC;
