-- Triggers keep the agent line in step with registrations. A move of an account locks `agent_line` alone; registrations
-- share the lock.

-- An account is or becomes an agent. The accounts that it has invited so far are below it from now on.
CREATE OR REPLACE FUNCTION agent_line_begun() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('agent_line'));
  INSERT INTO agent_line (upline_id, downline_id, depth) VALUES (NEW.id, NEW.id, 0) ON CONFLICT DO NOTHING;
  IF TG_OP = 'INSERT' OR NOT FOUND THEN RETURN NULL; END IF;
  INSERT INTO line_place (member_id, agent_id, joined_at)
    SELECT member_id, NEW.id, created_at FROM member_upline u WHERE upline_id = NEW.id
      -- A moved account has another upline.
      AND NOT EXISTS (SELECT FROM line_place p WHERE p.member_id = u.member_id)
    ON CONFLICT DO NOTHING;
  -- A row for each agent above it and itself, with itself and each agent below.
  INSERT INTO agent_line (upline_id, downline_id, depth)
    SELECT a.upline_id, b.downline_id, a.depth + b.depth FROM (
        SELECT l.upline_id, l.depth + 1 AS depth FROM line_place p JOIN agent_line l ON l.downline_id = p.agent_id AND l.to_day = 'infinity'
          WHERE p.member_id = NEW.id AND p.to_day = 'infinity'
        UNION ALL SELECT NEW.id, 0) a
      CROSS JOIN (
        SELECT l.downline_id, l.depth + 1 AS depth FROM line_place p JOIN agent_line l ON l.upline_id = p.member_id AND l.to_day = 'infinity'
          WHERE p.agent_id = NEW.id AND p.to_day = 'infinity'
        UNION ALL SELECT NEW.id, 0) b
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

-- Called when the inviter of a new account is known: stores its place below an agent, and for a new agent a row for each agent above.
CREATE OR REPLACE FUNCTION line_joined() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('agent_line'));
  -- An account that a friend invited has no place in a line.
  IF NOT EXISTS (SELECT FROM agent_line WHERE upline_id = NEW.upline_id AND downline_id = NEW.upline_id) THEN RETURN NULL; END IF;
  INSERT INTO line_place (member_id, agent_id, joined_at) VALUES (NEW.member_id, NEW.upline_id, NEW.created_at)
    ON CONFLICT DO NOTHING;
  -- If an agent above leaves the line on a later day, the new agent leaves it on that day too.
  INSERT INTO agent_line (upline_id, downline_id, depth, from_day, to_day)
    SELECT upline_id, NEW.member_id, depth + 1, from_day, to_day FROM agent_line
      WHERE downline_id = NEW.upline_id AND to_day > current_date - 2
        AND EXISTS (SELECT FROM agent_line own WHERE own.upline_id = NEW.member_id AND own.downline_id = NEW.member_id)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

-- Notes money that an account below an agent received or paid, for the job that counts it.
CREATE OR REPLACE FUNCTION line_money_moved() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO line_money_due (posting_id)
    SELECT NEW.id FROM ledger_account a
      WHERE a.id = NEW.account_id AND a.owner_kind = 'member' AND a.purpose = 'main'
        AND EXISTS (SELECT FROM line_place WHERE member_id = CASE WHEN a.owner_id ~ '^\d{1,18}$' THEN a.owner_id::bigint END);
  RETURN NULL;
END
$$;

-- The days from `p_from` to `p_to` within a month, as bits of `line_days`; zero if there are none.
CREATE OR REPLACE FUNCTION line_days_between(p_month date, p_from date, p_to date) RETURNS bigint IMMUTABLE LANGUAGE sql AS $$
  SELECT greatest(0, (1::bigint << least(greatest(p_to - p_month + 1, 0), 31)) - (1::bigint << least(greatest(p_from - p_month, 0), 31)))
$$;
GRANT EXECUTE ON FUNCTION line_days_between TO arara_app;

-- The first later day on which an agent has another upline above it than on the given day; null if there is none.
CREATE OR REPLACE FUNCTION line_changes_on(p_agent bigint, p_day date) RETURNS date STABLE LANGUAGE sql AS $$
  SELECT nullif(min(CASE WHEN from_day > p_day THEN from_day ELSE to_day END), 'infinity') FROM agent_line
    WHERE downline_id = p_agent AND to_day > p_day
$$;
GRANT EXECUTE ON FUNCTION line_changes_on TO arara_app;
