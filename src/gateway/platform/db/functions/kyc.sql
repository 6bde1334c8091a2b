-- Rules of identity checks that also hold for direct writes to the tables.

CREATE OR REPLACE FUNCTION identity_check_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.state <> 'draft' THEN
      RAISE EXCEPTION 'identity check %: what was submitted is never deleted', OLD.id USING ERRCODE = '42501';
    END IF;
    RETURN OLD;
  END IF;
  IF (NEW.reference, NEW.member_id, NEW.tier, NEW.created_at)
      IS DISTINCT FROM (OLD.reference, OLD.member_id, OLD.tier, OLD.created_at)
      OR (OLD.state <> 'draft' AND (NEW.document_kind, NEW.provider, NEW.submitted_at)
        IS DISTINCT FROM (OLD.document_kind, OLD.provider, OLD.submitted_at)) THEN
    RAISE EXCEPTION 'identity check %: what was submitted never changes', OLD.id USING ERRCODE = '42501';
  END IF;
  IF (NEW.decided_sequence, NEW.decided_at) < (OLD.decided_sequence, OLD.decided_at) THEN
    RAISE EXCEPTION 'identity check %: an older decision never counts', OLD.id USING ERRCODE = '42501';
  END IF;
  -- The same table is in gateway/account/kyc/decide.ts; a test compares them.
  IF NEW.state <> OLD.state AND NOT (CASE OLD.state
      WHEN 'draft' THEN NEW.state IN ('submitted')
      WHEN 'submitted' THEN NEW.state IN ('review', 'approved', 'rejected')
      WHEN 'review' THEN NEW.state IN ('approved', 'rejected')
      WHEN 'approved' THEN NEW.state IN ('rejected', 'expired')
      WHEN 'rejected' THEN NEW.state IN ('approved')
      ELSE false END) THEN
    RAISE EXCEPTION 'identity check %: no way from % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END
$$;
