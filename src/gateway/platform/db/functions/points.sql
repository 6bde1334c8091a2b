-- An order goes from state to state and never back. Its content never changes, except that its address is deleted later.

CREATE OR REPLACE FUNCTION point_order_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_order point_order := NEW;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = NEW.state AND NEW.state IN ('done', 'cancelled') THEN
    IF NEW.address IS NULL THEN
      v_order.address := OLD.address;
      IF v_order IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
    END IF;
  ELSIF TG_OP = 'UPDATE' AND (OLD.state, NEW.state) IN (('placed', 'shipped'), ('placed', 'cancelled'), ('shipped', 'done'),
      ('shipped', 'cancelled')) THEN
    v_order.state := OLD.state;
    v_order.tracking := OLD.tracking;
    v_order.reason := OLD.reason;
    v_order.decided_by := OLD.decided_by;
    v_order.changed_at := OLD.changed_at;
    v_order.return_transfer_id := OLD.return_transfer_id;
    IF v_order IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'an order keeps what was ordered and never goes back' USING ERRCODE = '42501';
END
$$;
