-- Sums up the ranges of the index wager_settled that are full by now, so that whoever asks what was settled lately reads the
-- last pages alone. Autovacuum does the same, but seldom, and the embedded database has none. A range that still grows is
-- left out: each bet would have to change its sum.
CREATE FUNCTION wager_sum_up() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  -- As many pages as the index puts into one range.
  c_range constant int := 32;
  v_page bigint;
  v_end bigint := pg_relation_size('wager') / current_setting('block_size')::int / c_range * c_range;
BEGIN
  SELECT summed_pages INTO v_page FROM played_mark;
  WHILE v_page < v_end LOOP
    PERFORM brin_summarize_range('wager_settled', v_page);
    v_page := v_page + c_range;
  END LOOP;
  UPDATE played_mark SET summed_pages = v_page;
END
$$;

GRANT EXECUTE ON FUNCTION wager_sum_up TO arara_app;
