-- The announced terms never change; the state of a raffle goes from open to drawn and paid, and never back.
CREATE OR REPLACE FUNCTION raffle_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_row raffle := NEW;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state || ' ' || NEW.state IN ('open drawn', 'drawn paid') THEN
    v_row.state := OLD.state;
    IF NEW.state = 'drawn' THEN
      v_row.list_hash := OLD.list_hash;
      v_row.drawn_at := OLD.drawn_at;
    ELSE
      v_row.returned_by := OLD.returned_by;
      v_row.paid_at := OLD.paid_at;
    END IF;
    IF v_row IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a raffle stays as it was announced' USING ERRCODE = '42501';
END
$$;

-- Tickets and prizes are decided once, by the draw; a prize is paid once.
CREATE OR REPLACE FUNCTION raffle_entry_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_row raffle_entry := NEW;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = 'joined' AND NEW.state IN ('none', 'open') THEN
    v_row.state := OLD.state;
    v_row.line := OLD.line;
    v_row.name := OLD.name;
    v_row.tickets := OLD.tickets;
    v_row.place := OLD.place;
    v_row.ticket := OLD.ticket;
    v_row.prize := OLD.prize;
    IF v_row IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.state = 'open' AND NEW.state IN ('paid', 'not-paid') THEN
    v_row.state := OLD.state;
    v_row.reason := OLD.reason;
    v_row.decided_at := OLD.decided_at;
    v_row.transfer_id := OLD.transfer_id;
    IF v_row IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'the result of a raffle is decided once' USING ERRCODE = '42501';
END
$$;
