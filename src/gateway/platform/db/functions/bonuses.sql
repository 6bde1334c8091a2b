-- Bonuses (product rules 22): which part of a bet and of a win is bonus money, and how a grant ends. The caller has
-- locked the member's wallet first, so that changes of one member and currency follow one another.

-- The terms of a grant stay; while it is active its progress changes, and it ends once.
CREATE OR REPLACE FUNCTION bonus_grant_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_grant bonus_grant := NEW;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status = 'active' THEN
    v_grant.progress := OLD.progress;
    v_grant.status := OLD.status;
    v_grant.reason := OLD.reason;
    v_grant.converted := OLD.converted;
    v_grant.ended_at := OLD.ended_at;
    IF v_grant IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a bonus keeps its terms and ends once' USING ERRCODE = '42501';
END
$$;

-- The bonus part of a win, rounded down; the rest is the member's own (22.6).
CREATE FUNCTION bonus_share(p_amount bigint, p_bonus bigint, p_stake bigint) RETURNS bigint LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN div(p_amount::numeric * p_bonus, p_stake)::bigint;
END
$$;

-- How much a game counts, in per cent: the game itself, else its category, else its vendor, else the default, else nothing.
CREATE FUNCTION bonus_weight(p_terms jsonb, p_node integer) RETURNS integer LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_weights constant jsonb := p_terms -> 'weights';
  v_game record;
BEGIN
  SELECT g.game_type, g.vassalage INTO v_game FROM game g WHERE g.node_id = p_node;
  RETURN coalesce(v_weights -> 'games' ->> p_node::text, v_weights -> 'categories' ->> v_game.game_type,
    v_weights -> 'vendors' ->> v_game.vassalage, v_weights ->> 'default', '0')::integer;
END
$$;

-- The running bonuses of a member in the order in which bets feed them: the next bet feeds the first. One whose time is over,
-- or whose wagering is done, is fed no more, also while it still waits for its end. In SQL, so that the planner puts it into
-- the statement that asks it.
CREATE FUNCTION bonuses_fed(p_member bigint, p_currency text, p_now timestamptz) RETURNS SETOF bonus_grant LANGUAGE sql STABLE AS $$
  SELECT g.* FROM public.bonus_grant g
    WHERE g.member_id = p_member AND g.currency = p_currency AND g.status = 'active' AND g.expires_at > p_now AND g.progress < g.required
    ORDER BY g.expires_at, g.created_at, g.id
$$;

-- The grant that a bet feeds, and how much of the stake comes out of it; all NULL where none is running. One whose wagering
-- is done only waits for rounds that hold its money.
CREATE FUNCTION bonus_of_bet(p_session game_session, p_available bigint, p_stake bigint, p_now timestamptz,
  OUT grant_id bigint, OUT account_id bigint, OUT stake bigint, OUT refusal jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_grant bonus_grant;
  v_left bigint;
BEGIN
  SELECT * INTO v_grant FROM bonus_grant g
    WHERE g.id = (SELECT f.id FROM bonuses_fed(p_session.member_id, p_session.currency, p_now) f LIMIT 1)
      -- Asked again under the lock: an end that was being written meanwhile counts.
      AND g.status = 'active' FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  grant_id := v_grant.id;
  account_id := v_grant.account_id;
  SELECT a.balance - a.held INTO v_left FROM ledger_account a WHERE a.id = v_grant.account_id FOR NO KEY UPDATE;
  stake := CASE v_grant.terms ->> 'spend'
    WHEN 'bonus-first' THEN least(p_stake, v_left)
    ELSE least(greatest(p_stake - p_available, 0), v_left) END;
  IF p_stake > v_grant.max_bet THEN
    refusal := refusal_of('bonus_bet_too_high',
      jsonb_build_object('limit', v_grant.max_bet::text, 'currency', v_grant.currency));
  END IF;
END
$$;

-- Writes down a bet that was placed and counts it. The caller writes the bet itself.
CREATE FUNCTION bonus_staked(p_wager wager) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_grant bonus_grant;
  v_weight integer;
  v_counts bigint;
BEGIN
  SELECT * INTO v_grant FROM bonus_grant g WHERE g.id = p_wager.grant_id;
  v_weight := bonus_weight(v_grant.terms, p_wager.node_id);
  v_counts := least(v_grant.required - v_grant.progress, bonus_share(p_wager.stake, v_weight, 100));
  UPDATE bonus_grant g SET progress = g.progress + v_counts WHERE g.id = v_grant.id;
  INSERT INTO bonus_entry (grant_id, at, kind, bonus_amount, real_amount, wagering, weight, wager_id, transfer_id)
    VALUES (v_grant.id, p_wager.placed_at, 'stake', -p_wager.bonus_stake, p_wager.bonus_stake - p_wager.stake, v_counts, v_weight,
      p_wager.id, p_wager.transfer_id);
END
$$;

-- Moves a part of a grant's money back to the house's bonus money, or into the wallet, and writes it down.
CREATE FUNCTION bonus_move(p_grant bonus_grant, p_kind text, p_amount bigint, p_now timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_converts constant boolean := p_kind = 'convert';
  v_to bigint;
  v_transfer bigint;
BEGIN
  IF p_amount > 0 THEN
    v_to := CASE WHEN v_converts THEN p_grant.wallet_id
      ELSE ledger_counterparty('bonus', p_grant.currency, p_grant.wallet_id) END;
    v_transfer := ledger_post('bonus-' || p_kind, 'bonus:' || p_grant.id, ARRAY[p_grant.account_id, v_to],
      ARRAY[-p_amount, p_amount], p_at => p_now);
  END IF;
  INSERT INTO bonus_entry (grant_id, at, kind, bonus_amount, real_amount, wagering, transfer_id)
    VALUES (p_grant.id, p_now, p_kind, -p_amount, CASE WHEN v_converts THEN p_amount ELSE 0 END, 0, v_transfer);
END
$$;

-- Applies a bet's result to the bonuses. A grant whose wagering is done is converted as soon as no bet that counts for it is open, because
-- what is taken back counts nothing; a grant without money is over; money that returns to an ended grant is forfeited. `p_ended` is a bet
-- that is being settled, and still open in its row.
CREATE FUNCTION bonus_follow(p_grant bigint, p_now timestamptz, p_ended bigint DEFAULT NULL) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_grant bonus_grant;
  v_account ledger_account;
  v_converted bigint;
BEGIN
  SELECT * INTO v_grant FROM bonus_grant g WHERE g.id = p_grant FOR NO KEY UPDATE;
  SELECT * INTO v_account FROM ledger_account a WHERE a.id = v_grant.account_id FOR NO KEY UPDATE;
  IF v_grant.status <> 'active' THEN
    IF v_account.balance > v_account.held THEN
      PERFORM bonus_move(v_grant, CASE v_grant.status WHEN 'expired' THEN 'expire' ELSE 'forfeit' END,
        v_account.balance - v_account.held, p_now);
    END IF;
  ELSIF v_grant.progress = v_grant.required AND v_account.held = 0 AND NOT EXISTS (SELECT FROM bonus_entry e JOIN wager w ON w.id = e.wager_id
      WHERE e.grant_id = p_grant AND e.kind = 'stake' AND w.state = 'open' AND w.id IS DISTINCT FROM p_ended) THEN
    v_converted := least(v_account.balance, coalesce(v_grant.cap, v_account.balance));
    UPDATE bonus_grant g SET status = 'completed', converted = v_converted, ended_at = p_now WHERE g.id = p_grant;
    PERFORM bonus_move(v_grant, 'convert', v_converted, p_now);
    IF v_account.balance > v_converted THEN
      PERFORM bonus_move(v_grant, 'forfeit', v_account.balance - v_converted, p_now);
    END IF;
  ELSIF v_account.balance = 0 THEN
    UPDATE bonus_grant g SET status = 'forfeited', reason = 'exhausted', ended_at = p_now WHERE g.id = p_grant;
  END IF;
END
$$;

-- Ends a grant before its wagering is done. Money that a round holds goes when the round does. @returns what is lost now;
-- NULL if it was over before
CREATE FUNCTION bonus_end(p_grant bigint, p_status text, p_reason text, p_now timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_grant bonus_grant;
  v_lost bigint;
BEGIN
  PERFORM ledger_lock(ARRAY(SELECT g.wallet_id FROM bonus_grant g WHERE g.id = p_grant));
  SELECT * INTO v_grant FROM bonus_grant g WHERE g.id = p_grant AND g.status = 'active' FOR NO KEY UPDATE;
  IF NOT FOUND OR (p_status = 'expired' AND (v_grant.expires_at > p_now OR v_grant.progress = v_grant.required)) THEN
    RETURN NULL;
  END IF;
  SELECT a.balance - a.held INTO v_lost FROM ledger_account a WHERE a.id = v_grant.account_id FOR NO KEY UPDATE;
  -- A clock that is set back ends nothing before it began.
  UPDATE bonus_grant g SET status = p_status, reason = p_reason, ended_at = greatest(p_now, g.created_at) WHERE g.id = p_grant;
  PERFORM bonus_move(v_grant, CASE p_status WHEN 'expired' THEN 'expire' ELSE 'forfeit' END, v_lost, p_now);
  RETURN v_lost;
END
$$;

-- Ends all grants of a member; for a withdrawal those whose terms say so. @returns how many
CREATE FUNCTION bonus_end_all(p_member bigint, p_reason text, p_now timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_id bigint;
  v_ended integer := 0;
BEGIN
  PERFORM ledger_lock(ARRAY(SELECT g.wallet_id FROM bonus_grant g WHERE g.member_id = p_member AND g.status = 'active'));
  FOR v_id IN SELECT g.id FROM bonus_grant g WHERE g.member_id = p_member AND g.status = 'active'
      AND (p_reason <> 'withdrawal' OR g.terms -> 'endsOnWithdrawal' = 'true') ORDER BY g.id LOOP
    IF bonus_end(v_id, 'forfeited', p_reason, p_now) IS NOT NULL THEN v_ended := v_ended + 1; END IF;
  END LOOP;
  RETURN v_ended;
END
$$;

-- Grants a bonus and puts its money into the grant's own account. @returns its id; NULL if the source has granted it
-- before
CREATE FUNCTION bonus_open(p_member bigint, p_offer bigint, p_source text, p_reference text, p_by text, p_wallet bigint,
  p_granted bigint, p_required bigint, p_max_bet bigint, p_cap bigint, p_now timestamptz, p_expires timestamptz)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_id bigint;
  v_account bigint;
  v_transfer bigint;
  v_wallet ledger_account;
BEGIN
  SELECT * INTO STRICT v_wallet FROM ledger_account a WHERE a.id = p_wallet AND a.owner_kind = 'member'
    AND a.owner_id = p_member::text AND a.purpose = 'main' FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM bonus_grant g WHERE g.member_id = p_member AND g.source = p_source AND g.source_ref = p_reference) THEN
    RETURN NULL;
  END IF;
  v_id := nextval(pg_get_serial_sequence('public.bonus_grant', 'id'));
  v_account := ledger_account_open('member', p_member::text, 'bonus:' || v_id, v_wallet.currency::text);
  INSERT INTO bonus_grant (id, member_id, offer_id, source, source_ref, granted_by, currency, account_id, wallet_id, granted,
      required, max_bet, cap, terms, created_at, expires_at)
    OVERRIDING SYSTEM VALUE
    SELECT v_id, p_member, o.id, p_source, p_reference, p_by, o.currency, v_account, p_wallet, p_granted, p_required, p_max_bet,
        p_cap, o.terms, p_now, p_expires
      FROM bonus_offer o WHERE o.id = p_offer AND o.currency = v_wallet.currency;
  IF NOT FOUND THEN RAISE EXCEPTION 'the offer is of another currency' USING ERRCODE = 'AR003', DETAIL = '{}'; END IF;
  v_transfer := ledger_post('bonus-grant', 'bonus:' || v_id,
    ARRAY[ledger_counterparty('bonus', v_wallet.currency, p_wallet), v_account], ARRAY[-p_granted, p_granted], p_at => p_now);
  INSERT INTO bonus_entry (grant_id, at, kind, bonus_amount, real_amount, wagering, transfer_id)
    VALUES (v_id, p_now, 'grant', p_granted, 0, 0, v_transfer);
  RETURN v_id;
END
$$;

-- The legs of a bet between the house, the wallet and a bonus; amounts from the member's side. Legs of nothing are left out.
CREATE FUNCTION bonus_legs(p_kind text, p_wallet bigint, p_real bigint, p_account bigint, p_bonus bigint, p_metadata jsonb,
  p_at timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_house bigint := ledger_counterparty('house', (SELECT a.currency FROM ledger_account a WHERE a.id = p_wallet), p_wallet);
  v_accounts bigint[] := '{}';
  v_amounts bigint[] := '{}';
BEGIN
  IF p_real <> 0 THEN v_accounts := v_accounts || p_wallet; v_amounts := v_amounts || p_real; END IF;
  IF p_bonus <> 0 THEN v_accounts := v_accounts || p_account; v_amounts := v_amounts || p_bonus; END IF;
  RETURN ledger_post(p_kind, NULL, v_accounts || v_house, v_amounts || -(p_real + p_bonus), p_metadata, p_at => p_at);
END
$$;

-- Settles an open bet that was placed while a bonus ran, as wager_settle does others; p_returned gives the stake back. Its holds
-- are locked. @returns the bet as it is to be written
CREATE FUNCTION bonus_settle(p_wager wager, p_returned boolean) RETURNS wager
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_wager wager := p_wager;
  v_grant bonus_grant;
  v_real constant bigint := p_wager.stake - p_wager.bonus_stake;
  v_counted bigint;
  v_hold record;
BEGIN
  PERFORM 1 FROM ledger_account a WHERE a.id = (SELECT g.wallet_id FROM bonus_grant g WHERE g.id = p_wager.grant_id)
    FOR NO KEY UPDATE;
  SELECT * INTO v_grant FROM bonus_grant g WHERE g.id = p_wager.grant_id FOR NO KEY UPDATE;
  IF p_returned THEN
    PERFORM ledger_hold_void(h.id) FROM ledger_hold h
      WHERE h.id IN (p_wager.hold_id, p_wager.bonus_hold_id) AND h.status = 'pending';
    v_counted := CASE v_grant.status WHEN 'active' THEN
      (SELECT e.wagering FROM bonus_entry e WHERE e.wager_id = p_wager.id AND e.kind = 'stake') ELSE 0 END;
    UPDATE bonus_grant g SET progress = g.progress - v_counted WHERE g.id = v_grant.id AND v_counted > 0;
    INSERT INTO bonus_entry (grant_id, at, kind, bonus_amount, real_amount, wagering, wager_id)
      VALUES (v_grant.id, v_wager.settled_at, 'reversal', p_wager.bonus_stake, v_real, -v_counted, p_wager.id);
  ELSE
    -- After the conversion all is the member's own.
    v_wager.bonus_win := CASE v_grant.status WHEN 'completed' THEN 0
      ELSE bonus_share(v_wager.win, p_wager.bonus_stake, p_wager.stake) END;
    v_wager.valid_bet := bonus_share(v_wager.valid_bet, v_real, p_wager.stake);
    FOR v_hold IN SELECT h.id, h.account_id, h.amount FROM ledger_hold h
        WHERE h.id IN (p_wager.hold_id, p_wager.bonus_hold_id) AND h.status = 'pending' LOOP
      UPDATE ledger_account a SET held = a.held - v_hold.amount WHERE a.id = v_hold.account_id;
    END LOOP;
    v_wager.transfer_id := bonus_legs('bet', v_grant.wallet_id, -v_real, v_grant.account_id, -p_wager.bonus_stake,
      jsonb_build_object('wager', wager_hash(v_wager), 'id', v_wager.id::text), v_wager.settled_at);
    IF v_wager.win > 0 THEN
      v_wager.payout_transfer_id := bonus_legs('bet-payout', v_grant.wallet_id, v_wager.win - v_wager.bonus_win,
        v_grant.account_id, v_wager.bonus_win, '{}', v_wager.settled_at);
    END IF;
    UPDATE ledger_hold h SET status = 'posted', closed_at = clock_timestamp(), stake = h.amount,
        payout = CASE WHEN h.id = p_wager.bonus_hold_id THEN v_wager.bonus_win ELSE v_wager.win - v_wager.bonus_win END,
        transfer_id = v_wager.transfer_id,
        payout_transfer_id = CASE WHEN (h.id = p_wager.bonus_hold_id AND v_wager.bonus_win > 0)
          OR (h.id = p_wager.hold_id AND v_wager.win > v_wager.bonus_win) THEN v_wager.payout_transfer_id END,
        balance_after = a.balance, held_after = a.held
      FROM ledger_account a WHERE a.id = h.account_id AND h.id IN (p_wager.hold_id, p_wager.bonus_hold_id) AND h.status = 'pending';
    PERFORM bonus_won(v_wager);
  END IF;
  SELECT a.balance - a.held INTO v_wager.balance_after FROM ledger_account a WHERE a.id = v_grant.wallet_id;
  PERFORM bonus_follow(v_grant.id, v_wager.settled_at, p_wager.id);
  RETURN v_wager;
END
$$;

-- Writes down a win of which a part is bonus money.
CREATE FUNCTION bonus_won(p_wager wager) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF p_wager.bonus_win > 0 THEN
    INSERT INTO bonus_entry (grant_id, at, kind, bonus_amount, real_amount, wagering, wager_id, transfer_id)
      VALUES (p_wager.grant_id, p_wager.settled_at, 'win', p_wager.bonus_win, p_wager.win - p_wager.bonus_win, 0, p_wager.id,
        p_wager.payout_transfer_id);
  END IF;
END
$$;

GRANT EXECUTE ON FUNCTION bonus_open, bonus_end, bonus_end_all, bonus_share, bonus_weight, bonuses_fed TO arara_app;
