import { array, boolean, type Infer, integer, nullable, record, string, type } from 'superstruct'
import { type Game, GameType, Volatility } from '#contract/play/games/game.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { isEngineName } from '#gateway/play/engines/engines.ts'
import type { LaneVendor, ListedGame } from './listed.ts'
import { ownFacts } from './own-facts.ts'

const GameRow = type({
  node_id: integer(),
  vassalage: string(),
  game_type: GameType,
  game_name: string(),
  /** By language, where they differ. */
  names: record(string(), string()),
  game_code: string(),
  /** Read as JSON, because the drivers return arrays differently. */
  game_classify: array(string()),
  icon_url: string(),
  is_hot: boolean(),
  is_new: boolean(),
  free_trial: boolean(),
  is_game: boolean(),
  engine: nullable(string()),
  theme: nullable(string()),
  /** Null unless a connected vendor offers the game now. */
  vendor_game: nullable(string()),
  vendor_rtp: nullable(integer()),
  vendor_volatility: nullable(Volatility),
  vendor_free: nullable(boolean()),
})

const HashRow = type({ content_hash: string() })

/** Changes with the catalogue and with what vendors offer; undefined if the tables are empty. */
export async function selectCatalogueState(database: Executor): Promise<string | undefined> {
  const text = "SELECT content_hash || ' ' || turn AS content_hash FROM catalogue_state"
  return (await rowOf(database, HashRow, text))?.content_hash
}

/** The hash of the catalogue that the tables were filled with; undefined if they are empty. */
export async function selectContentHash(database: Executor): Promise<string | undefined> {
  return (await rowOf(database, HashRow, 'SELECT content_hash FROM catalogue_state'))?.content_hash
}

/** Days for which a vendor's game is new. */
const newDays = 30

/**
 * The listed games: first those that were played most lately (`rank-played.ts`), then our own, vendors' cards, vendors' games and
 * games under maintenance, each in the catalogue's order.
 *
 * @param leastReturn that the law asks for, in hundredths of a percent
 */
export async function selectGames(database: Executor, now: Date, leastReturn: number): Promise<ListedGame[]> {
  const rows = await rowsOf(
    database,
    GameRow,
    `SELECT g.node_id, g.vassalage, g.game_type, g.game_name, g.names, g.game_code, to_json(g.game_classify) AS game_classify, g.icon_url,
       g.is_hot, CASE WHEN v.game_id IS NULL THEN g.is_new ELSE v.opened_at > :newSince END AS is_new, g.free_trial, g.is_game, g.engine, g.theme,
       v.game_id AS vendor_game, v.rtp AS vendor_rtp, v.volatility AS vendor_volatility, v.free_play AS vendor_free
     FROM game g LEFT JOIN (vendor_game v JOIN vendor_link l ON l.vassalage = v.vassalage)
       ON v.node_id = g.node_id AND v.open AND v.enabled AND l.enabled AND l.down_since IS NULL
     WHERE g.listed
     ORDER BY CASE WHEN g.engine IS NOT NULL OR v.game_id IS NOT NULL THEN g.played_rank END NULLS LAST,
       CASE WHEN g.engine IS NOT NULL THEN 0 WHEN NOT g.is_game THEN 1 WHEN v.game_id IS NOT NULL THEN 2 ELSE 3 END, g.position`,
    { newSince: new Date(now.getTime() - newDays * 24 * 60 * 60_000) },
  )
  return rows.map((row) => ({
    game: wireGame(row, leastReturn),
    names: row.names,
    engine: isEngineName(row.engine) && row.theme !== null ? { engine: row.engine, theme: row.theme } : undefined,
    vendor:
      row.vendor_game !== null && row.vendor_rtp !== null
        ? { vendor: row.vassalage, gameId: row.vendor_game, rtp: row.vendor_rtp }
        : undefined,
  }))
}

function wireGame(row: Infer<typeof GameRow>, leastReturn: number): Game {
  // A vendor's card opens the vendor's list, whether or not its games can be played.
  const maintenance = row.is_game && !isEngineName(row.engine) && row.vendor_game === null
  const own = row.engine === null || row.theme === null ? undefined : ownFacts(row.engine, row.theme, leastReturn)
  return {
    nodeId: row.node_id,
    vassalage: row.vassalage,
    gameType: row.game_type,
    gameName: row.game_name,
    displayName: row.game_name,
    gameCode: row.game_code,
    gameClassify: row.game_classify,
    iconUrl: row.icon_url,
    isGame: row.is_game,
    // A game under maintenance is never hot, whatever the catalogue says.
    isHot: row.is_hot && !maintenance ? 1 : 0,
    isNew: row.is_new,
    supportPlay: (row.vendor_free ?? row.free_trial) ? 0 : 1,
    maintenance,
    ...(own ?? { rtp: row.vendor_rtp, volatility: row.vendor_volatility }),
  }
}

const VendorRow = type({
  lane: string(),
  game_type: GameType,
  vassalage: string(),
  display_name: string(),
  glyph: string(),
})

/** Vendors with their lanes, in the order to show them. */
export async function selectVendors(database: Executor): Promise<LaneVendor[]> {
  const rows = await rowsOf(
    database,
    VendorRow,
    `SELECT lane, game_type, vassalage, display_name, glyph
     FROM vendor_lane JOIN vendor USING (vassalage) ORDER BY position`,
  )
  return rows.map((row) => ({
    lane: row.lane,
    gameType: row.game_type,
    vassalage: row.vassalage,
    displayName: row.display_name,
    glyph: row.glyph,
  }))
}
