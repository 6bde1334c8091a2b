-- The draw of the jackpot as `src/lib/jackpot-draw.ts` has it, for the proof that what was paid follows from the seed.

CREATE FUNCTION jackpot_mac(p_seed bytea, p_text text)
RETURNS bytea LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_inner bytea := decode(repeat('36', 64), 'hex');
  v_outer bytea := decode(repeat('5c', 64), 'hex');
BEGIN
  FOR i IN 0 .. length(p_seed) - 1 LOOP
    v_inner := set_byte(v_inner, i, get_byte(v_inner, i) # get_byte(p_seed, i));
    v_outer := set_byte(v_outer, i, get_byte(v_outer, i) # get_byte(p_seed, i));
  END LOOP;
  RETURN sha256(v_outer || sha256(v_inner || convert_to(p_text, 'UTF8')));
END
$$;

-- The amount at which a pot falls.
CREATE FUNCTION jackpot_falls_at(p_seed text, p_start bigint, p_ceiling bigint)
RETURNS bigint LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_range CONSTANT numeric := 18446744073709551616;
  v_count numeric := p_ceiling - p_start;
  v_drawn numeric;
  v_counter int := 0;
BEGIN
  LOOP
    v_drawn := ('x' || encode(substr(jackpot_mac(decode(p_seed, 'hex'), p_start || ':' || p_ceiling || ':' || v_counter), 1, 8),
      'hex'))::bit(64)::bigint;
    -- A bigint has a sign.
    IF v_drawn < 0 THEN v_drawn := v_drawn + v_range; END IF;
    IF v_drawn < v_range - mod(v_range, v_count) THEN RETURN p_start + 1 + mod(v_drawn, v_count); END IF;
    v_counter := v_counter + 1;
  END LOOP;
END
$$;
GRANT EXECUTE ON FUNCTION jackpot_mac, jackpot_falls_at TO arara_app;
