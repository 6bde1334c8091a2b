-- Reached levels and rebates never change, except that a bonus is decided once, and a
-- rebate is computed once and claimed once.

CREATE OR REPLACE FUNCTION vip_step_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_step vip_step := NEW;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = 'open' THEN
    v_step.state := OLD.state;
    v_step.reason := OLD.reason;
    v_step.decided_at := OLD.decided_at;
    v_step.transfer_id := OLD.transfer_id;
    IF v_step IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a level that was reached stays; its bonus is decided once' USING ERRCODE = '42501';
END
$$;

CREATE OR REPLACE FUNCTION rebate_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_rebate rebate := NEW;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = 'open' AND NEW.state IN ('none', 'offered')
      AND (NEW.member_id, NEW.currency, NEW.game_type, NEW.starts_at, NEW.ends_at)
        = (OLD.member_id, OLD.currency, OLD.game_type, OLD.starts_at, OLD.ends_at) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.state = 'offered' AND NEW.state = 'claimed' THEN
    v_rebate.state := OLD.state;
    v_rebate.claimed_at := OLD.claimed_at;
    v_rebate.transfer_id := OLD.transfer_id;
    IF v_rebate IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a rebate is worked out once and claimed once' USING ERRCODE = '42501';
END
$$;

CREATE OR REPLACE FUNCTION vip_period_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_period vip_period := NEW;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = 'open' THEN
    v_period.state := OLD.state;
    v_period.reason := OLD.reason;
    v_period.decided_at := OLD.decided_at;
    v_period.transfer_id := OLD.transfer_id;
    IF v_period IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a period that is over stays; its benefit is decided once' USING ERRCODE = '42501';
END
$$;

-- The level that a member has just before a moment: the last one that was reached, lost or regained. Zero below the
-- first.
CREATE FUNCTION vip_rank_before(p_member bigint, p_at timestamptz) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT rank FROM (
      SELECT s.rank, s.reached_at AS at FROM vip_step s WHERE s.member_id = p_member AND s.reached_at < p_at
      UNION ALL SELECT p.rank_after, p.ends_at FROM vip_period p
        WHERE p.member_id = p_member AND p.ends_at < p_at AND p.rank_after <> p.rank) changes
    ORDER BY at DESC, rank DESC LIMIT 1), 0);
END
$$;
GRANT EXECUTE ON FUNCTION vip_rank_before TO arara_app;
