-- The inviter never changes. The conditions are decided once, and each reward is decided once.

CREATE OR REPLACE FUNCTION referral_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_referral referral := NEW;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = 'open' THEN
    v_referral.state := OLD.state;
    v_referral.qualified_at := OLD.qualified_at;
    v_referral.flags := OLD.flags;
    IF v_referral IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'an invitation stays; it is decided once' USING ERRCODE = '42501';
END
$$;

CREATE OR REPLACE FUNCTION referral_reward_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_reward referral_reward := NEW;
BEGIN
  -- The operator approves or refuses a held reward; an open one is paid or not.
  IF TG_OP = 'UPDATE' AND ((OLD.state = 'held' AND NEW.state IN ('open', 'not-paid'))
      OR (OLD.state = 'open' AND NEW.state IN ('paid', 'not-paid') AND NEW.looked_at_by IS NOT DISTINCT FROM OLD.looked_at_by)) THEN
    v_reward.state := OLD.state;
    v_reward.reason := OLD.reason;
    v_reward.looked_at_by := OLD.looked_at_by;
    v_reward.decided_at := OLD.decided_at;
    v_reward.transfer_id := OLD.transfer_id;
    IF v_reward IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a reward of an invitation is decided once' USING ERRCODE = '42501';
END
$$;
