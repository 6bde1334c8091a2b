-- Rules of deposits that also hold for direct writes to the tables. The tables of states are in
-- gateway/money/deposits/deposit-states.ts too; a test compares them.

CREATE OR REPLACE FUNCTION deposit_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.reference, NEW.member_id, NEW.provider, NEW.method, NEW.amount, NEW.currency, NEW.payload, NEW.created_at,
      NEW.fee_fixed, NEW.fee_basis_points, NEW.bank_details, NEW.reward_id, NEW.without_bonus)
      IS DISTINCT FROM
     (OLD.reference, OLD.member_id, OLD.provider, OLD.method, OLD.amount, OLD.currency, OLD.payload, OLD.created_at,
      OLD.fee_fixed, OLD.fee_basis_points, OLD.bank_details, OLD.reward_id, OLD.without_bonus) THEN
    RAISE EXCEPTION 'deposit %: what was asked for never changes', OLD.id USING ERRCODE = '42501';
  END IF;
  IF NEW.status <> OLD.status AND NOT (CASE OLD.status
      WHEN 'pending' THEN NEW.status IN ('credited', 'failed', 'expired', 'returned')
      WHEN 'failed' THEN NEW.status IN ('credited', 'returned')
      WHEN 'expired' THEN NEW.status IN ('credited', 'returned')
      ELSE false END) THEN
    RAISE EXCEPTION 'deposit %: no way from % to %', OLD.id, OLD.status, NEW.status USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE FUNCTION deposit_receipt_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a receipt is never deleted' USING ERRCODE = '42501';
  END IF;
  IF (NEW.provider, NEW.end_to_end_id, NEW.txid, NEW.amount, NEW.currency, NEW.payer, NEW.paid_at,
      NEW.unclaimed_transfer_id) IS DISTINCT FROM
     (OLD.provider, OLD.end_to_end_id, OLD.txid, OLD.amount, OLD.currency, OLD.payer, OLD.paid_at,
      OLD.unclaimed_transfer_id) THEN
    RAISE EXCEPTION 'receipt %: what arrived never changes', OLD.id USING ERRCODE = '42501';
  END IF;
  IF OLD.state <> 'unmatched' THEN
    RAISE EXCEPTION 'receipt % is % and stays so', OLD.id, OLD.state USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE FUNCTION deposit_return_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a return is never deleted' USING ERRCODE = '42501';
  END IF;
  IF (NEW.receipt_id, NEW.amount) IS DISTINCT FROM (OLD.receipt_id, OLD.amount) THEN
    RAISE EXCEPTION 'return %: what goes back never changes', OLD.id USING ERRCODE = '42501';
  END IF;
  -- Under the number of a failed attempt nothing will be paid. Under any other one the money may be on its way.
  IF OLD.state = 'failed' AND NEW.state = 'requested' THEN
    IF NEW.reference = OLD.reference OR NEW.attempt <> OLD.attempt + 1 THEN
      RAISE EXCEPTION 'return %: the next attempt has a number of its own', OLD.id USING ERRCODE = '42501';
    END IF;
  ELSIF (NEW.reference, NEW.attempt) IS DISTINCT FROM (OLD.reference, OLD.attempt) THEN
    RAISE EXCEPTION 'return %: an attempt keeps its number', OLD.id USING ERRCODE = '42501';
  END IF;
  IF NEW.state <> OLD.state AND NOT (CASE OLD.state
      WHEN 'requested' THEN NEW.state IN ('unknown', 'done', 'failed')
      WHEN 'unknown' THEN NEW.state IN ('requested', 'done', 'failed')
      WHEN 'failed' THEN NEW.state = 'requested'
      ELSE false END) THEN
    RAISE EXCEPTION 'return %: no way from % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END
$$;
