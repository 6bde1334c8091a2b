-- Free rounds (product rules 28): each set is given once, each round is played once, and the win is paid once. A change
-- of a set locks the member's wallet first and then the set, so that the last round and the expiry of the set follow
-- one another.

-- The terms of a set stay; while it is active its rounds are used up, and it ends once.
CREATE OR REPLACE FUNCTION free_rounds_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_set free_rounds := NEW;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status = 'active' AND NEW.used >= OLD.used AND NEW.won >= OLD.won THEN
    v_set.used := OLD.used;
    v_set.won := OLD.won;
    v_set.status := OLD.status;
    v_set.paid := OLD.paid;
    v_set.transfer_id := OLD.transfer_id;
    v_set.grant_id := OLD.grant_id;
    v_set.ended_at := OLD.ended_at;
    IF v_set IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'free rounds keep their terms and end once' USING ERRCODE = '42501';
END
$$;

-- Whether a set can be played in a game now. In SQL, so that the planner puts it into the statement that asks it.
CREATE FUNCTION free_playable(p_set free_rounds, p_node integer, p_now timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_set.status = 'active' AND p_set.expires_at > p_now AND p_set.terms -> 'games' @> to_jsonb(p_node)
$$;

-- Gives free rounds. @returns their id; NULL if the source has given them before
CREATE FUNCTION free_open(p_member bigint, p_offer bigint, p_source text, p_reference text, p_by text, p_wallet bigint,
  p_now timestamptz)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_id bigint;
  v_wallet ledger_account;
BEGIN
  SELECT * INTO STRICT v_wallet FROM ledger_account a WHERE a.id = p_wallet AND a.owner_kind = 'member'
    AND a.owner_id = p_member::text AND a.purpose = 'main' FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM free_rounds f WHERE f.member_id = p_member AND f.source = p_source AND f.source_ref = p_reference) THEN
    RETURN NULL;
  END IF;
  v_id := nextval(pg_get_serial_sequence('public.free_rounds', 'id'));
  INSERT INTO free_rounds (id, member_id, offer_id, source, source_ref, granted_by, currency, account_id, wallet_id, terms, stake,
      rounds, created_at, expires_at)
    OVERRIDING SYSTEM VALUE
    SELECT v_id, p_member, o.id, p_source, p_reference, p_by, o.currency,
        ledger_account_open('member', p_member::text, 'bonus:free-' || v_id, v_wallet.currency::text), p_wallet, o.terms,
        (o.terms ->> 'stake')::bigint, (o.terms ->> 'rounds')::integer, p_now,
        p_now + (o.terms ->> 'days')::integer * interval '24 hours'
      FROM free_offer o WHERE o.id = p_offer AND o.currency = v_wallet.currency;
  IF NOT FOUND THEN RAISE EXCEPTION 'the offer is of another currency' USING ERRCODE = 'AR003', DETAIL = '{}'; END IF;
  RETURN v_id;
END
$$;

-- Ends a set whose wallet and row are locked, and pays what it won: to the wallet, or as a bonus of the terms, at most
-- as much as those allow. A paused or excluded member and a closed account get no bonus; the win goes back to the
-- house's bonus money. `p_win` is the win of the last round, if that round ends the set.
CREATE FUNCTION free_end(p_id bigint, p_status text, p_win bigint, p_now timestamptz) RETURNS free_rounds
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_set free_rounds;
  v_offer bonus_offer;
  v_bonus bigint;
  v_amount bigint := 0;
BEGIN
  SELECT * INTO v_set FROM free_rounds f WHERE f.id = p_id;
  v_set.won := v_set.won + coalesce(p_win, 0);
  SELECT b.* INTO v_offer FROM free_offer o JOIN bonus_offer b ON b.id = o.bonus_offer_id WHERE o.id = v_set.offer_id;
  v_bonus := ledger_counterparty('bonus', v_set.currency, v_set.wallet_id);
  IF v_set.won > 0 AND p_status <> 'forfeited' THEN
    IF v_offer.id IS NULL THEN
      v_amount := v_set.won;
      v_set.transfer_id := ledger_post('free-rounds', 'free:' || p_id, ARRAY[v_set.account_id, v_set.wallet_id],
        ARRAY[-v_amount, v_amount], p_at => p_now);
    ELSIF EXISTS (SELECT FROM member m LEFT JOIN member_protection b ON b.member_id = m.id
        WHERE m.id = v_set.member_id AND m.disabled_at IS NULL AND NOT is_blocked(b, p_now)) THEN
      v_amount := least(v_set.won, (v_offer.terms ->> 'amount')::bigint);
    END IF;
  END IF;
  IF v_set.won > 0 AND v_set.transfer_id IS NULL THEN
    PERFORM ledger_post('free-rounds-return', 'free:' || p_id, ARRAY[v_set.account_id, v_bonus], ARRAY[-v_set.won, v_set.won],
      p_at => p_now);
  END IF;
  IF v_amount > 0 AND v_offer.id IS NOT NULL THEN
    v_set.grant_id := bonus_open(v_set.member_id, v_offer.id, 'free', p_id::text, v_set.granted_by, v_set.wallet_id, v_amount,
      v_amount * (v_offer.terms ->> 'times')::integer, (v_offer.terms ->> 'maxBet')::bigint,
      v_amount * (v_offer.terms ->> 'maxWinTimes')::integer, p_now,
      p_now + (v_offer.terms ->> 'days')::integer * interval '24 hours');
  END IF;
  -- A clock that is set back ends nothing before it began.
  UPDATE free_rounds f SET used = f.used + num_nonnulls(p_win), won = v_set.won, status = p_status, paid = v_amount, transfer_id = v_set.transfer_id, grant_id = v_set.grant_id,
      ended_at = greatest(p_now, f.created_at)
    WHERE f.id = p_id RETURNING * INTO v_set;
  RETURN v_set;
END
$$;

-- Ends a set whose time is over; that of a disabled account is lost with its win. @returns it; NULL if it was over
-- before, or its time is not
CREATE FUNCTION free_expire(p_id bigint, p_now timestamptz) RETURNS free_rounds
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_disabled boolean;
BEGIN
  PERFORM ledger_lock(ARRAY(SELECT f.wallet_id FROM free_rounds f WHERE f.id = p_id));
  SELECT m.disabled_at IS NOT NULL INTO v_disabled FROM free_rounds f JOIN member m ON m.id = f.member_id
    WHERE f.id = p_id AND f.status = 'active' AND f.expires_at <= p_now FOR NO KEY UPDATE OF f;
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN free_end(p_id, CASE WHEN v_disabled THEN 'forfeited' ELSE 'expired' END, NULL, p_now);
END
$$;

-- Ends all sets of a member whose account is closed or disabled. @returns how many
CREATE FUNCTION free_end_all(p_member bigint, p_now timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_id bigint;
  v_ended integer := 0;
BEGIN
  PERFORM ledger_lock(ARRAY(SELECT f.wallet_id FROM free_rounds f WHERE f.member_id = p_member AND f.status = 'active'));
  FOR v_id IN SELECT f.id FROM free_rounds f WHERE f.member_id = p_member AND f.status = 'active' ORDER BY f.id FOR NO KEY UPDATE LOOP
    PERFORM free_end(v_id, 'forfeited', NULL, p_now);
    v_ended := v_ended + 1;
  END LOOP;
  RETURN v_ended;
END
$$;

-- Counts a round that was played of a set whose wallet and row are locked. The last one ends the set.
CREATE FUNCTION free_played(p_id bigint, p_win bigint, p_now timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM free_rounds f WHERE f.id = p_id AND f.used + 1 = f.rounds) THEN
    PERFORM free_end(p_id, 'completed', p_win, p_now);
  ELSE
    UPDATE free_rounds f SET used = f.used + 1, won = f.won + p_win WHERE f.id = p_id;
  END IF;
END
$$;

GRANT EXECUTE ON FUNCTION free_open, free_expire, free_end_all, free_playable TO arara_app;
