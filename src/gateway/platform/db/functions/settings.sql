-- Civil time of a zone, by the offsets that the gateway has written. Nothing else here computes civil times (a test looks for it).

-- What the clock of a zone shows at a moment.
CREATE FUNCTION civil_time(p_at timestamptz, p_zone text) RETURNS timestamp LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT (p_at AT TIME ZONE 'UTC') + o.minutes * interval '1 minute' FROM public.zone_offset o
      WHERE o.zone = p_zone AND o.from_at <= p_at ORDER BY o.from_at DESC LIMIT 1),
    -- Only until a gateway that runs has written the zone.
    p_at AT TIME ZONE p_zone)
$$;

-- The first moment at which the clock of a zone shows a time, or a later one if it is set forward over it.
CREATE FUNCTION civil_moment(p_local timestamp, p_zone text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT min(greatest(o.from_at, m.at)) FROM (
        SELECT from_at, minutes, lead(from_at, 1, 'infinity') OVER (ORDER BY from_at) AS to_at FROM public.zone_offset WHERE zone = p_zone) o
      CROSS JOIN LATERAL (SELECT (p_local - o.minutes * interval '1 minute') AT TIME ZONE 'UTC' AS at) m
      WHERE greatest(o.from_at, m.at) < o.to_at),
    p_local AT TIME ZONE p_zone)
$$;

GRANT EXECUTE ON FUNCTION civil_time, civil_moment TO arara_app;

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
