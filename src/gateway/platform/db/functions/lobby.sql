-- Games by name. `p_folded` is a result of `fold_name`, never empty; `game.search_text` has a space before it and
-- between words, so a word that begins with it matches '% <it>%'. Sequential scans are off, because the plan must not
-- depend on statistics that do not exist yet.

-- The searched text, folded as names are stored: the expression of game.search_text without the space before the first
-- word.
CREATE FUNCTION fold_name(p_text text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(regexp_replace(lower(regexp_replace(normalize(p_text, NFD), '[\u0300-\u036f]', '', 'g')),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f]+', ' ', 'g'))
$$;

-- Whether a game belongs to the searched lobby; a null filter is ignored.
CREATE FUNCTION game_fits(g game, p_type text, p_vendor text, p_class text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT g.listed AND (p_type IS NULL OR g.game_type = p_type) AND (p_vendor IS NULL OR g.vassalage = p_vendor)
    AND (p_class IS NULL OR p_class = ANY (g.game_classify))
$$;

-- The place of a result in the order of its search, as one number that a cursor can hold: smaller comes first. After
-- `p_first` (17 bits), playable games come first (2 bits), then games that were played most (24 bits; more wagers count as the most
-- that these can count), then the catalogue's order (20 bits), which makes each key of a search unique.
CREATE FUNCTION search_key(p_first bigint, g game, p_wagers bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (((p_first << 2) + CASE WHEN g.engine IS NOT NULL THEN 0 WHEN g.is_game THEN 2 ELSE 1 END) << 44)
    + ((16777215 - least(coalesce(p_wagers, 0), 16777215)) << 20) + g.position
$$;

-- Names that contain all typed words in any order, or other forms of them. Names that begin with the typed text come first (0),
-- then names that contain it in one piece (1), then those that contain its words (2), then those with other forms of them (3).
-- `p_stems` names the stems that the name must have (lib/word-stems.ts). The rows are those next to a key: after it for the
-- direction 1, before it for -1. `total` counts all games among the results; a vendor's card is none.
CREATE FUNCTION game_search(p_folded text, p_stems tsquery, p_type text, p_vendor text, p_class text, p_key bigint,
  p_direction int, p_limit int)
RETURNS TABLE (node_id int, sort_key bigint, total bigint)
LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
DECLARE
  v_words text[] := ARRAY(SELECT '% ' || w || '%' FROM unnest(string_to_array(p_folded, ' ')) w ORDER BY length(w) DESC);
  v_start text := ' ' || p_folded || '%';
  v_piece text := '% ' || p_folded || '%';
BEGIN
  RETURN QUERY
    SELECT f.node_id, f.sort_key, f.total
    FROM (
      SELECT g.node_id, count(*) FILTER (WHERE g.is_game) OVER () AS total, search_key(
        CASE WHEN g.search_text LIKE v_start THEN 0 WHEN g.search_text LIKE v_piece THEN 1
          WHEN g.search_text LIKE ALL (v_words) THEN 2 ELSE 3 END, g, p.wagers
      ) AS sort_key
      FROM game g LEFT JOIN played_game p ON p.node_id = g.node_id
      -- One index finds names with the longest word; the other words are then compared. Another one finds the stems.
      WHERE ((g.search_text LIKE v_words[1] AND g.search_text LIKE ALL (v_words)) OR g.search_stems @@ p_stems)
        AND game_fits(g, p_type, p_vendor, p_class)
    ) f
    WHERE f.sort_key * p_direction > p_key * p_direction
    ORDER BY f.sort_key * p_direction
    LIMIT p_limit;
END
$$;

-- Names that look similar, the most similar first. Their keys follow those of `game_search`, so that a key also says by which of
-- both it was found. Short searches have a lower threshold, because they have few letters to compare. The caller compares the
-- results more closely.
CREATE FUNCTION game_search_alike(p_folded text, p_type text, p_vendor text, p_class text, p_limit int)
RETURNS TABLE (node_id int, is_game boolean, sort_key bigint, name text, folded text)
LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
BEGIN
  PERFORM set_config('pg_trgm.word_similarity_threshold',
    CASE WHEN length(p_folded) < 5 THEN '0.2' WHEN p_folded LIKE '% %' THEN '0.4' ELSE '0.3' END, true);
  RETURN QUERY
    SELECT g.node_id, g.is_game,
      -- Similarities are fractions of two numbers of trigrams, so the fifth digit still tells all of them apart.
      search_key(4 + round((1 - word_similarity(p_folded, g.search_text)) * 100000)::bigint, g, p.wagers) AS key_of_game,
      g.game_name, btrim(g.search_text)
    FROM game g LEFT JOIN played_game p ON p.node_id = g.node_id
    WHERE p_folded <% g.search_text AND game_fits(g, p_type, p_vendor, p_class)
    ORDER BY key_of_game
    LIMIT p_limit;
END
$$;

GRANT EXECUTE ON FUNCTION fold_name, game_fits, search_key, game_search, game_search_alike TO arara_app;

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

-- Gateways read the catalogue again when its turn has changed.
CREATE OR REPLACE FUNCTION vendor_catalogue_changed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE catalogue_state SET turn = turn + 1;
  RETURN NULL;
END
$$;
