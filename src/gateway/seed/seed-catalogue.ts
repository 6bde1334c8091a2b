import { createHash } from 'node:crypto'
import type { GatewayDeps } from '#gateway/deps.ts'
import { cockfightLane } from '#gateway/play/lobby/lanes.ts'
import { selectContentHash } from '#gateway/play/lobby/queries.ts'
import { tileUrl } from '#lib/art.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import { wordStems } from '#lib/word-stems.ts'
import { type SeedGame, seedGames, seedVendors } from './catalogue/index.ts'
import { moreGames } from './catalogue/more-games.ts'

/**
 * Fills vendors, lanes and games from the catalogue's data; does nothing if the tables already contain this catalogue.
 * Removed games are kept but no longer listed, because rounds and favourites refer to them. What vendors' own lists of games
 * brought stays as it is.
 *
 * @returns whether anything was written
 */
export async function seedCatalogue(
  deps: GatewayDeps,
  onProgress: (step: 'catalogue' | 'games') => void,
): Promise<boolean> {
  const more = moreGames(deps.config.seedGames)
  const vendors = JSON.stringify(vendorRows())
  const lanes = JSON.stringify(laneRows())
  const games = gameRows([...seedGames, ...more], deps.config.jurisdiction)
  const hash = createHash('sha256').update(vendors).update(lanes).update(JSON.stringify(games)).digest('hex')
  if ((await selectContentHash(deps.database)) === hash) return false
  onProgress(more.length > 0 ? 'games' : 'catalogue')
  await deps.database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO vendor (vassalage, display_name, glyph, position, wallet)
       SELECT * FROM jsonb_to_recordset(:vendors::text::jsonb)
         AS row(vassalage text, display_name text, glyph text, position integer, wallet text)
       ON CONFLICT (vassalage) DO UPDATE
         SET display_name = excluded.display_name, glyph = excluded.glyph, position = excluded.position,
           wallet = excluded.wallet`,
      { vendors },
    )
    await tx.query('DELETE FROM vendor_lane WHERE NOT imported')
    await tx.query(
      `INSERT INTO vendor_lane (lane, game_type, vassalage) SELECT * FROM jsonb_to_recordset(:lanes::text::jsonb)
         AS row(lane text, game_type text, vassalage text)
       ON CONFLICT (game_type, vassalage) DO UPDATE SET lane = excluded.lane, imported = false`,
      { lanes },
    )
    await tx.query('UPDATE game SET listed = false WHERE NOT imported')
    for (let from = 0; from < games.length; from += atOnce)
      await tx.query(upsertGames, { games: JSON.stringify(games.slice(from, from + atOnce)) })
    await tx.query(
      `INSERT INTO catalogue_state (content_hash) VALUES (:hash)
       ON CONFLICT (only_row) DO UPDATE SET content_hash = excluded.content_hash`,
      { hash },
    )
  })
  return true
}

/** Number of games in one statement. */
const atOnce = 1000

const upsertGames = `
  INSERT INTO game (node_id, vassalage, game_type, game_name, game_code, game_classify, icon_url, is_hot, is_new,
    free_trial, is_game, engine, theme, cycle, position, search_stems, listed)
  SELECT node_id, vassalage, game_type, game_name, game_code,
    ARRAY(SELECT jsonb_array_elements_text(classify)), icon_url, is_hot, is_new, free_trial, is_game, engine, theme, cycle,
    position, array_to_tsvector(ARRAY(SELECT jsonb_array_elements_text(stems))), true
  FROM jsonb_to_recordset(:games::text::jsonb) AS row(node_id integer, vassalage text, game_type text, game_name text,
    game_code text, classify jsonb, icon_url text, is_hot boolean, is_new boolean, free_trial boolean,
    is_game boolean, engine text, theme text, cycle integer, position integer, stems jsonb)
  ON CONFLICT (node_id) DO UPDATE SET vassalage = excluded.vassalage, game_type = excluded.game_type,
    game_name = excluded.game_name, game_code = excluded.game_code, game_classify = excluded.game_classify,
    icon_url = excluded.icon_url, is_hot = excluded.is_hot, is_new = excluded.is_new,
    free_trial = excluded.free_trial, is_game = excluded.is_game, engine = excluded.engine, theme = excluded.theme,
    cycle = excluded.cycle,
    position = excluded.position, search_stems = excluded.search_stems, listed = true,
    imported = false, names = '{}'`

function vendorRows() {
  return seedVendors.map(({ vassalage, name, glyph, keepsWallet }, position) => ({
    vassalage,
    display_name: name,
    glyph,
    position,
    wallet: keepsWallet ? 'transfer' : 'single',
  }))
}

function laneRows() {
  return seedVendors.flatMap(({ vassalage, gameTypes, cockfight }) =>
    gameTypes.map((gameType) => ({
      lane: cockfight && gameType === 'SPORTS' ? cockfightLane : gameType,
      game_type: gameType,
      vassalage,
    })),
  )
}

function gameRows(games: readonly SeedGame[], { roundMs }: Jurisdiction) {
  return games.map((game, position) => ({
    node_id: game.nodeId,
    vassalage: game.vassalage,
    game_type: game.gameType,
    game_name: game.gameName,
    game_code: game.gameCode,
    classify: game.gameClassify,
    icon_url: tileUrl(game.picture ?? game.gameCode),
    is_hot: game.isHot === 1,
    is_new: game.isNew,
    free_trial: game.supportPlay === 0,
    is_game: game.isGame,
    engine: game.engine?.game ?? null,
    theme: game.engine?.theme ?? null,
    cycle: game.engine ? (game.engine.game === 'slots' ? roundMs.slots : roundMs.others) : 0,
    position,
    stems: [...new Set(wordStems(game.gameName).flat())],
  }))
}
