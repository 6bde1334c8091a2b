-- The moment with which a bet or a movement of money is written: that of the gateway's clock, or the end of the closed time if the clock
-- is behind it. So no row comes later into a period whose sums were made, whatever was done to the clocks. The transaction gets
-- its number before it reads the end of the closed time: whoever closes then waits for it, or it reads the new end.
CREATE FUNCTION open_moment(p_at timestamptz) RETURNS timestamptz
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_closed timestamptz;
BEGIN
  PERFORM pg_current_xact_id();
  SELECT c.closed_to INTO v_closed FROM closed_time c;
  RETURN greatest(p_at, v_closed);
END
$$;
