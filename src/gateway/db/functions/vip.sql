-- Levels that were reached and rebates stay as they are, but for the one step that each has left: a bonus is decided once, a
-- rebate is worked out once and claimed once.

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
