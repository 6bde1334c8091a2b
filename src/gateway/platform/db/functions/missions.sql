-- A mission keeps the conditions and the reward that it had when its period began for a member. Only the progress
-- changes, and nothing changes once it is claimed.

CREATE OR REPLACE FUNCTION mission_progress_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_row mission_progress := NEW;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.claimed_at IS NULL THEN
    v_row.claimed_at := OLD.claimed_at;
    v_row.transfer_id := OLD.transfer_id;
    IF NEW.claimed_at IS NULL THEN
      v_row.progress := OLD.progress;
      v_row.reached_at := OLD.reached_at;
      v_row.claim_until := OLD.claim_until;
    END IF;
    IF v_row IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a mission is claimed once, and stays as it was put' USING ERRCODE = '42501';
END
$$;
