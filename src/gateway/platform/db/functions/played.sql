-- Summarises the full ranges of the index wager_settled, so that a search for recently settled bets reads the last
-- pages only. Autovacuum does the same, but seldom, and the embedded database has none. A growing range is left out,
-- because each bet would have to change its summary.
CREATE FUNCTION wager_sum_up() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  -- The number of pages in one range of the index.
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
