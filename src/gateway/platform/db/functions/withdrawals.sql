-- Rules of withdrawals that also hold for direct writes to the tables.

CREATE OR REPLACE FUNCTION withdrawal_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a withdrawal is never deleted' USING ERRCODE = '42501';
  END IF;
  IF (NEW.reference, NEW.member_id, NEW.payout_account_id, NEW.currency, NEW.amount, NEW.fee, NEW.hold_id, NEW.requested_at,
      NEW.coin, NEW.rate, NEW.coins)
      IS DISTINCT FROM
     (OLD.reference, OLD.member_id, OLD.payout_account_id, OLD.currency, OLD.amount, OLD.fee, OLD.hold_id, OLD.requested_at,
      OLD.coin, OLD.rate, OLD.coins) THEN
    RAISE EXCEPTION 'withdrawal %: what was asked for never changes', OLD.id USING ERRCODE = '42501';
  END IF;
  -- The same table is in gateway/money/withdrawals/states.ts; a test compares them.
  IF NEW.state <> OLD.state AND NOT (CASE OLD.state
      WHEN 'requested' THEN NEW.state IN ('review', 'approved', 'rejected')
      WHEN 'review' THEN NEW.state IN ('approved', 'rejected')
      WHEN 'approved' THEN NEW.state IN ('submitted', 'rejected')
      WHEN 'submitted' THEN NEW.state IN ('unknown', 'paid', 'failed')
      WHEN 'unknown' THEN NEW.state IN ('submitted', 'paid', 'failed')
      WHEN 'paid' THEN NEW.state = 'returned'
      ELSE false END) THEN
    RAISE EXCEPTION 'withdrawal %: no way from % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END
$$;

