-- Limits and pauses, enforced in the transaction that moves the money (product rules 17.1 to 17.12).

-- The operator's time zone; the default is that of brandSetting (shared-rules.test.ts compares them).
CREATE FUNCTION brand_zone() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT value ->> 'timeZone' FROM public.system_setting WHERE name = 'brand'), 'America/Sao_Paulo')
$$;

-- A pause of this length ends a session of play; shorter ones are part of it.
CREATE FUNCTION play_pause() RETURNS interval LANGUAGE sql IMMUTABLE AS $$ SELECT interval '15 minutes' $$;

-- Money of a member that moved since a moment to wallets of vendors that do not report what is played with it (product rule
-- 17.16). A transfer that is under way, or whose outcome is unknown, counts as made. `lost` is the part that may be lost: for
-- each vendor the smaller of what moved there since then and what is there now. So money that was there before comes back
-- first, and money on its way back is not back yet.
CREATE FUNCTION vendor_money(p_member bigint, p_currency text, p_since timestamptz, OUT moved bigint, OUT lost bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(sum(v.moved), 0)::bigint, coalesce(sum(least(v.moved, v.there)), 0)::bigint FROM (
    SELECT sum(t.amount) AS moved,
      coalesce((SELECT a.balance FROM ledger_account a
        WHERE a.owner_kind = 'member' AND a.owner_id = p_member::text AND a.purpose = 'vendor:' || t.vendor
          AND a.currency = p_currency::bpchar AND a.shard = 0), 0)
      + coalesce((SELECT sum(u.amount) FROM vendor_transfer u
        WHERE u.member_id = p_member AND u.vendor = t.vendor AND u.state IN ('sent', 'unknown') AND u.direction = 'in'
          AND u.currency = p_currency::bpchar), 0) AS there
    FROM vendor_transfer t
    WHERE t.member_id = p_member AND t.requested_at >= p_since AND t.direction = 'in' AND t.state <> 'refused'
      AND t.currency = p_currency::bpchar AND NOT vendor_reports(t.vendor)
    GROUP BY t.vendor) v
$$;

-- Whether a vendor reports the rounds that are played from its wallets: one that is connected does, but for the other dialect, which
-- knows neither. Those count by themselves.
CREATE FUNCTION vendor_reports(p_vendor text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM vendor_link l WHERE l.vassalage = p_vendor AND l.dialect = 'arara')
$$;

-- Money of a member in wallets of vendors that report rounds, and on its way there. All of it may still be staked and lost.
CREATE FUNCTION unplayed_money(p_member bigint, p_currency text) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT (coalesce((SELECT sum(a.balance) FROM ledger_account a
        WHERE a.owner_kind = 'member' AND a.owner_id = p_member::text AND a.purpose LIKE 'vendor:%'
          AND a.currency = p_currency::bpchar AND a.shard = 0 AND vendor_reports(substr(a.purpose, 8))), 0)
    + coalesce((SELECT sum(t.amount) FROM vendor_transfer t
        WHERE t.member_id = p_member AND t.state IN ('sent', 'unknown') AND t.direction = 'in'
          AND t.currency = p_currency::bpchar AND vendor_reports(t.vendor)), 0))::bigint
$$;

-- The limits of a member with their used amounts. Windows are civil days, weeks from Monday on, and months of the
-- operator. Only a member's own money counts, not that of a bonus. Open stakes count as lost, and money that moved to a
-- vendor that does not report rounds counts as staked and lost. A charge that can still be paid counts as deposited, and so do amounts received
-- along the agent line. A net win makes the used part of a loss limit negative. A bet belongs to the hour in which it
-- was placed, as in the history.
CREATE FUNCTION limit_use(p_member bigint, p_currency text, p_kinds text[], p_now timestamptz)
RETURNS TABLE (kind text, period text, amount bigint, used bigint, resets_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_zone text := brand_zone();
  v_limit member_limit;
  v_clock play_clock;
  v_start timestamptz;
BEGIN
  FOR v_limit IN SELECT * FROM member_limit l
    WHERE l.member_id = p_member AND l.currency = p_currency AND l.kind = ANY (p_kinds) ORDER BY l.kind, l.period
  LOOP
    kind := v_limit.kind;
    period := v_limit.period;
    amount := v_limit.amount;
    used := 0;
    IF period = 'session' THEN
      SELECT * INTO v_clock FROM play_clock c WHERE c.member_id = p_member AND p_now - c.last_at <= play_pause();
      IF FOUND THEN used := floor(extract(epoch FROM greatest(p_now, v_clock.last_at) - v_clock.started_at) / 60); END IF;
      resets_at := v_clock.last_at + play_pause();
    ELSE
      v_start := civil_moment(date_trunc(period, civil_time(p_now, v_zone)), v_zone);
      resets_at := civil_moment(date_trunc(period, civil_time(p_now, v_zone)) + ('1 ' || period)::interval, v_zone);
      CASE kind
        WHEN 'deposit' THEN
          SELECT coalesce(sum(coalesce(d.received, d.amount)), 0) INTO used FROM deposit d
            WHERE d.member_id = p_member AND d.currency = p_currency
              AND (d.paid_at >= v_start OR (d.status = 'pending' AND d.expires_at > p_now));
          used := used + (SELECT coalesce(sum(l.amount), 0) FROM line_transfer l
            WHERE l.receiver_id = p_member AND l.currency = p_currency AND l.sent_at >= v_start);
        WHEN 'time' THEN
          SELECT floor(coalesce(sum(p.seconds), 0) / 60) INTO used FROM play_day p
            WHERE p.member_id = p_member AND p.day >= civil_time(v_start, v_zone)::date;
        ELSE
          SELECT coalesce(sum(h.stake - h.bonus_stake
              - CASE kind WHEN 'loss' THEN h.win - h.bonus_win ELSE 0 END), 0) INTO used FROM member_hour h
            WHERE h.member_id = p_member AND h.currency = p_currency AND h.hour >= v_start AND h.status IN ('open', 'settled');
          used := used + (SELECT CASE kind WHEN 'loss' THEN m.lost ELSE m.moved END
            FROM vendor_money(p_member, p_currency, v_start) m);
      END CASE;
    END IF;
    RETURN NEXT;
  END LOOP;
END
$$;

-- Moments in the form of the wire.
CREATE FUNCTION iso_moment(p_at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

CREATE FUNCTION limit_refusal(p_kind text, p_period text, p_amount bigint, p_used bigint, p_resets_at timestamptz)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT refusal_of('limit_reached', jsonb_build_object('kind', p_kind, 'period', p_period, 'limit', p_amount::text,
    'used', greatest(p_used, 0)::text, 'resetsAt', iso_moment(p_resets_at)))
$$;

-- The refusal of the first limit that an amount does not fit into; NULL if it fits into all. Of the time of play it is the
-- next minute that must fit. `p_beside` counts as used of limits of stakes and losses.
CREATE FUNCTION limits_refusal(p_member bigint, p_currency text, p_kinds text[], p_amount bigint, p_now timestamptz,
  p_beside bigint DEFAULT 0) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_limit record;
BEGIN
  FOR v_limit IN SELECT u.kind, u.period, u.amount, u.used + CASE WHEN u.kind IN ('wager', 'loss') THEN p_beside ELSE 0 END AS used,
      u.resets_at FROM limit_use(p_member, p_currency, p_kinds, p_now) u LOOP
    IF v_limit.used + (CASE v_limit.kind WHEN 'time' THEN 1 ELSE p_amount END) > v_limit.amount THEN
      RETURN limit_refusal(v_limit.kind, v_limit.period, v_limit.amount, v_limit.used, v_limit.resets_at);
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;

-- Whether a pause or an exclusion of a member is in force, one without an end for good. False for a member without a row.
-- This function and the next are in SQL, so that the planner puts them into the statements that ask them for many members.
CREATE FUNCTION has_own_block(p_protection member_protection, p_now timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_protection.blocked_kind IS NOT NULL AND (p_protection.blocked_until IS NULL OR p_protection.blocked_until > p_now)
$$;

-- Whether a member may neither deposit nor play now: a block of the member's own, or the exclusion register names the person.
CREATE FUNCTION is_blocked(p_protection member_protection, p_now timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_protection.registered_at IS NOT NULL OR public.has_own_block(p_protection, p_now)
$$;

-- The refusal of a member who may neither deposit nor play now; NULL if both are allowed.
CREATE FUNCTION block_refusal(p_protection member_protection, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF NOT is_blocked(p_protection, p_now) THEN RETURN NULL; END IF;
  IF p_protection.registered_at IS NOT NULL THEN
    RETURN refusal_of('play_blocked', '{"kind": "register", "until": null}');
  END IF;
  RETURN refusal_of('play_blocked',
    jsonb_build_object('kind', p_protection.blocked_kind, 'until', iso_moment(p_protection.blocked_until)));
END
$$;

-- The refusal of a stake of a member's own money; NULL if it is allowed. The caller has locked the main wallet, so that
-- simultaneous stakes and transfers cannot use the same rest of a limit. `p_beside` as in limits_refusal.
CREATE FUNCTION play_refusal(p_protection member_protection, p_currency text, p_stake bigint, p_now timestamptz,
  p_beside bigint DEFAULT 0) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_member constant bigint := p_protection.member_id;
  v_refusal jsonb := coalesce(block_refusal(p_protection, p_now),
    limits_refusal(v_member, p_currency, ARRAY['wager', 'loss', 'time'], p_stake, p_now, p_beside));
  v_clock play_clock;
BEGIN
  IF v_refusal IS NOT NULL THEN RETURN v_refusal; END IF;
  IF p_protection.reality_minutes IS NULL THEN RETURN NULL; END IF;
  SELECT * INTO v_clock FROM play_clock c WHERE c.member_id = v_member AND p_now - c.last_at <= play_pause();
  IF p_now - v_clock.checked_at >= p_protection.reality_minutes * interval '1 minute' THEN
    RETURN refusal_of('reality_check_due', jsonb_build_object('startedAt', iso_moment(v_clock.started_at),
      'net', play_net(v_member, p_currency)::text, 'currency', p_currency));
  END IF;
  RETURN NULL;
END
$$;

-- The refusal of money on its way to a vendor's wallet: that of a stake of as much, where the money that is at vendors already and
-- counts only when it is played takes its part of each limit, too. So no more is there than may be staked and lost. The caller
-- has locked the main wallet.
CREATE FUNCTION vendor_in_refusal(p_protection member_protection, p_currency text, p_amount bigint, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN play_refusal(p_protection, p_currency, p_amount, p_now, unplayed_money(p_protection.member_id, p_currency));
END
$$;

-- Allows a stake of real money, or returns the refusal. The caller has locked the wallet. An allowed stake counts as time
-- of play.
CREATE FUNCTION play_admit(p_session game_session, p_stake bigint, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_member constant bigint := p_session.member_id;
  v_protection member_protection;
  v_refusal jsonb;
BEGIN
  IF p_session.mode <> 'real' THEN RETURN NULL; END IF;
  IF vendor_wallet_used(v_member, p_session.node_id, p_session.currency) THEN
    RETURN refusal_of('vendor_wallet_used');
  END IF;
  SELECT * INTO v_protection FROM member_protection m WHERE m.member_id = v_member;
  IF NOT FOUND THEN RETURN NULL; END IF;
  v_refusal := play_refusal(v_protection, p_session.currency, p_stake, p_now);
  IF v_refusal IS NOT NULL THEN RETURN v_refusal; END IF;
  PERFORM play_timed(v_member, p_session.currency, p_now);
  RETURN NULL;
END
$$;

-- Counts a bet as time of play of a member with limits or a reality check. The caller has locked the main wallet, and has not
-- written the bet.
CREATE FUNCTION play_timed(p_member bigint, p_currency text, p_now timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_clock play_clock;
  v_zone text;
  v_midnight timestamptz;
BEGIN
  SELECT * INTO v_clock FROM play_clock c WHERE c.member_id = p_member;
  IF v_clock.member_id IS NULL OR p_now - v_clock.last_at > play_pause() THEN
    INSERT INTO play_clock AS c (member_id, started_at, last_at, checked_at, net_before)
      VALUES (p_member, p_now, p_now, p_now, net_since(p_member, p_currency, p_now))
      ON CONFLICT (member_id) DO UPDATE SET started_at = p_now, last_at = p_now, checked_at = p_now,
        net_before = excluded.net_before;
  ELSIF p_now > v_clock.last_at THEN
    UPDATE play_clock c SET last_at = p_now WHERE c.member_id = p_member;
    -- Midnight divides the play since the last bet, so that each day gets its own part.
    v_zone := brand_zone();
    v_midnight := greatest(civil_moment(date_trunc('day', civil_time(p_now, v_zone)), v_zone), v_clock.last_at);
    PERFORM play_day_count(v_clock, part.began, part.ended, v_zone)
      FROM (VALUES (v_clock.last_at, v_midnight), (v_midnight, p_now)) part (began, ended) WHERE part.ended > part.began;
  END IF;
END
$$;

-- Adds a part of a session of play to the day of the operator on which the part began. Whole seconds of the session are
-- counted, so that many bets within one second do not lose their parts of it.
CREATE FUNCTION play_day_count(p_clock play_clock, p_began timestamptz, p_ended timestamptz, p_zone text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  INSERT INTO play_day AS d (member_id, day, seconds)
    VALUES (p_clock.member_id, civil_time(p_began, p_zone)::date,
      floor(extract(epoch FROM p_ended - p_clock.started_at)) - floor(extract(epoch FROM p_began - p_clock.started_at)))
    ON CONFLICT (member_id, day) DO UPDATE SET seconds = d.seconds + excluded.seconds
$$;

-- Wins minus stakes of the bets placed since the beginning of the hour of a moment.
CREATE FUNCTION net_since(p_member bigint, p_currency text, p_since timestamptz) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(sum(h.win - h.bonus_win - h.stake + h.bonus_stake), 0)::bigint FROM member_hour h
    WHERE h.member_id = p_member AND h.currency = p_currency AND h.hour >= date_trunc('hour', p_since, 'UTC')
      AND h.status = 'settled'
$$;

-- The player's wins minus losses in the current session of play, without open stakes.
CREATE FUNCTION play_net(p_member bigint, p_currency text) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT net_since(p_member, p_currency, c.started_at) - c.net_before FROM play_clock c WHERE c.member_id = p_member
$$;

-- The player has confirmed the reality check, which continues the session of play. A session that is over by then stays
-- over: the time without a bet was a pause. @returns whether there was a session of play
CREATE FUNCTION play_checked(p_member bigint, p_now timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE play_clock c SET checked_at = greatest(p_now, c.checked_at), last_at = greatest(p_now, c.last_at)
    WHERE c.member_id = p_member AND p_now - c.last_at <= play_pause();
  RETURN FOUND;
END
$$;

-- The application reads limits and sessions of play for its screens, for deposits and for transfers, and reports what a player
-- has seen.
GRANT EXECUTE ON FUNCTION brand_zone, limit_use, limits_refusal, has_own_block, is_blocked, play_pause, play_net, play_refusal,
  vendor_in_refusal, play_checked, block_refusal, iso_moment TO arara_app;
