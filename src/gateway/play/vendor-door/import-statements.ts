// Statements of an import of games. Rows that are as they should be are not written.

export const upsertGames = `
  INSERT INTO game AS g (node_id, vassalage, game_type, game_name, names, game_code, game_classify, icon_url, is_hot, is_new, free_trial,
    is_game, engine, theme, position, search_stems, listed, imported)
  SELECT node_id, vassalage, game_type, game_name, names, game_code, ARRAY(SELECT jsonb_array_elements_text(classify)), icon_url, false,
    false, free_trial, true, NULL, NULL, position, array_to_tsvector(ARRAY(SELECT jsonb_array_elements_text(stems))), true, true
  FROM jsonb_to_recordset(:games::text::jsonb) AS row(node_id integer, vassalage text, game_type text, game_name text, names jsonb,
    game_code text, classify jsonb, icon_url text, free_trial boolean, position integer, stems jsonb)
  WHERE :code = vassalage AND :now::timestamptz IS NOT NULL
  ON CONFLICT (node_id) DO UPDATE SET game_type = excluded.game_type, game_name = excluded.game_name, names = excluded.names,
    game_classify = excluded.game_classify, free_trial = excluded.free_trial, search_stems = excluded.search_stems,
    icon_url = CASE WHEN g.icon_url LIKE '/art/tiles/category-%' THEN excluded.icon_url ELSE g.icon_url END,
    position = CASE WHEN g.imported THEN g.position ELSE excluded.position END,
    is_hot = false, is_new = false, engine = NULL, theme = NULL, listed = true, imported = true
  WHERE (g.game_type, g.game_name, g.names, g.game_classify, g.free_trial, g.listed, g.imported)
    IS DISTINCT FROM (excluded.game_type, excluded.game_name, excluded.names, excluded.game_classify, excluded.free_trial, true, true)
  RETURNING g.node_id`

export const upsertFigures = `
  INSERT INTO vendor_game AS v
    (node_id, vassalage, game_id, rtp, hit_frequency, volatility, max_win, lines, cycle, free_play, open, opened_at)
  SELECT node_id, :code, game_id, rtp, hit_frequency, volatility, max_win, lines, cycle, free_play, open, :now::timestamptz
  FROM jsonb_to_recordset(:games::text::jsonb) AS row(node_id integer, game_id text, rtp integer, hit_frequency integer,
    volatility text, max_win bigint, lines integer, cycle integer, free_play boolean, open boolean)
  ON CONFLICT (node_id) DO UPDATE SET game_id = excluded.game_id, rtp = excluded.rtp, hit_frequency = excluded.hit_frequency,
    volatility = excluded.volatility, max_win = excluded.max_win, lines = excluded.lines, cycle = excluded.cycle,
    free_play = excluded.free_play, open = excluded.open
  WHERE (v.game_id, v.rtp, v.hit_frequency, v.volatility, v.max_win, v.lines, v.cycle, v.free_play, v.open) IS DISTINCT FROM
    (excluded.game_id, excluded.rtp, excluded.hit_frequency, excluded.volatility, excluded.max_win, excluded.lines, excluded.cycle,
      excluded.free_play, excluded.open)
  RETURNING v.node_id`

export const close = `
  UPDATE vendor_game SET open = false WHERE vassalage = :code AND open
    AND NOT game_id = ANY (ARRAY(SELECT jsonb_array_elements_text(:offered::text::jsonb))) RETURNING game_id`

/** Games of an import leave the lobbies. Favourites and rounds still name them. */
export const unlist = `
  UPDATE game SET listed = false WHERE vassalage = :code AND imported AND listed
    AND NOT game_code = ANY (ARRAY(SELECT jsonb_array_elements_text(:offered::text::jsonb)))`

export const openLanes = `
  INSERT INTO vendor_lane (lane, game_type, vassalage, imported)
  SELECT DISTINCT game_type, game_type, vassalage, true FROM game WHERE vassalage = :code AND listed AND is_game
  ON CONFLICT (game_type, vassalage) DO NOTHING`

export const closeLanes = `
  DELETE FROM vendor_lane l WHERE l.vassalage = :code AND l.imported
    AND NOT EXISTS (SELECT FROM game g WHERE g.vassalage = l.vassalage AND g.game_type = l.game_type AND g.listed)`
