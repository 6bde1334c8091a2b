-- A published red envelope never changes, except that it is closed once.
CREATE OR REPLACE FUNCTION red_envelope_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_row red_envelope := NEW;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.closed_at IS NULL THEN
    v_row.closed_at := OLD.closed_at;
    v_row.returned_by := OLD.returned_by;
    IF v_row IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a red envelope stays as it was published' USING ERRCODE = '42501';
END
$$;

-- A share keeps its place and amount, and is taken once.
CREATE OR REPLACE FUNCTION red_envelope_share_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_row red_envelope_share := NEW;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.member_id IS NULL THEN
    v_row.member_id := OLD.member_id;
    v_row.taken_at := OLD.taken_at;
    v_row.transfer_id := OLD.transfer_id;
    IF v_row IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a share of a red envelope is taken once' USING ERRCODE = '42501';
END
$$;
