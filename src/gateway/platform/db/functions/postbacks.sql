-- Steps of the funnel become postbacks when they happen for the first time. Steps before a link had an address are not
-- sent.

-- Stores an event of a member, if the member's link reports it.
CREATE OR REPLACE FUNCTION postback_note(p_member bigint, p_event text, p_at timestamptz) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, public, pg_temp AS $$
  INSERT INTO postback (link_id, event, member_id, at, state, next_at)
    SELECT l.id, p_event, u.member_id, p_at, 'waiting', p_at
    FROM member_upline u JOIN agent_link l ON l.code = u.code AND l.agent_id = u.upline_id JOIN link_postback p ON p.link_id = l.id
    WHERE u.member_id = p_member AND p_event = ANY (p.events)
    ON CONFLICT DO NOTHING
$$;

-- A member who is verified by the registration itself is verified before the link of the registration is known.
CREATE OR REPLACE FUNCTION postback_registered() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM postback_note(NEW.member_id, 'registered', NEW.created_at);
  PERFORM postback_note(m.id, 'verified', NEW.created_at) FROM member m
    WHERE m.id = NEW.member_id AND (m.mobile_verified_at IS NOT NULL OR m.email_verified_at IS NOT NULL);
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION postback_verified() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM identity_check WHERE member_id = NEW.id AND state IN ('approved', 'expired')) THEN
    PERFORM postback_note(NEW.id, 'verified', coalesce(NEW.mobile_verified_at, NEW.email_verified_at));
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION postback_identified() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM identity_check WHERE member_id = NEW.member_id AND id <> NEW.id AND state IN ('approved', 'expired'))
    AND EXISTS (SELECT FROM member WHERE id = NEW.member_id AND mobile_verified_at IS NULL AND email_verified_at IS NULL)
  THEN
    PERFORM postback_note(NEW.member_id, 'verified', NEW.changed_at);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION postback_deposited() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM deposit WHERE member_id = NEW.member_id AND id <> NEW.id AND transfer_id IS NOT NULL) THEN
    PERFORM postback_note(NEW.member_id, 'deposited', NEW.paid_at);
  END IF;
  RETURN NULL;
END
$$;

-- The first month in which a valid bet of a member was counted; the event is of the moment of that bet.
CREATE OR REPLACE FUNCTION postback_played() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM link_postback)
    OR EXISTS (SELECT FROM line_play WHERE member_id = NEW.member_id AND day < NEW.month AND valid_bet > 0)
  THEN
    RETURN NULL;
  END IF;
  PERFORM postback_note(NEW.member_id, 'active', coalesce((
    SELECT settled_at FROM wager
      WHERE member_id = NEW.member_id AND settled_at >= NEW.month - interval '1 day' AND mode = 'real' AND free_id IS NULL AND valid_bet > 0
      ORDER BY settled_at LIMIT 1), NEW.month));
  RETURN NULL;
END
$$;
