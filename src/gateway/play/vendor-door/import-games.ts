import { integer, string, type } from 'superstruct'
import { games as askGames, type VendorGame } from '#contract/vendor/to-vendor/games.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { type Vendor, vendorByCode } from './vendor.ts'
import type { VendorClient } from './vendor-client.ts'

/** What an import did. */
export interface Imported {
  /** Games that the vendor offers and the catalogue has. */
  readonly taken: number
  /** Games of the vendor that the catalogue does not have. */
  readonly unknown: readonly string[]
  /** Games that the vendor does not offer any more. */
  readonly gone: readonly string[]
}

/** Most pages of games; a vendor that always says that there are more is stopped. */
const mostPages = 100

/**
 * Takes over what a vendor says of its games: their figures, and whether they are open. A game is known by its code in the
 * catalogue. Games that are missing in the vendor's list are closed.
 *
 * @throws Error if the vendor is not connected; {VendorSilent} {VendorSaysNo}
 */
export async function importGames(deps: GatewayDeps, vendors: VendorClient, code: string): Promise<Imported> {
  const { database, now } = deps
  const vendor = await vendorByCode(database, code, now())
  if (!vendor) throw new Error(`${code} is not connected.`)
  const offered = await allGames(vendors, vendor)
  const nodes = await rowsOf(
    database,
    type({ node_id: integer(), game_code: string() }),
    'SELECT node_id, game_code FROM game WHERE vassalage = :code AND is_game AND listed',
    { code },
  )
  const byCode = new Map(nodes.map(({ node_id, game_code }) => [game_code, node_id]))
  const taken = offered.flatMap((game) => {
    const nodeId = byCode.get(game.gameId)
    return nodeId === undefined ? [] : [rowOfGame(game, nodeId)]
  })
  const gone = await database.transaction(async (tx) => {
    await tx.query(upsert, { code, games: JSON.stringify(taken), now: now() })
    const closed = await rowsOf(tx, type({ game_id: string() }), close, {
      code,
      offered: JSON.stringify(offered.map(({ gameId }) => gameId)),
    })
    return closed.map(({ game_id }) => game_id)
  })
  return { taken: taken.length, unknown: offered.flatMap(({ gameId }) => (byCode.has(gameId) ? [] : [gameId])), gone }
}

async function allGames(vendors: VendorClient, vendor: Vendor): Promise<VendorGame[]> {
  const found: VendorGame[] = []
  for (let page = 0; page < mostPages; page++) {
    const after = found.at(-1)?.gameId
    const { games, more } = await vendors.ask(vendor, askGames, after === undefined ? {} : { after })
    found.push(...games)
    if (!more || games.length === 0) return found
  }
  throw new Error(`${vendor.code} has more than ${mostPages} pages of games.`)
}

const rowOfGame = (
  { gameId, rtp, hitFrequency, volatility, maxWin, lines, cycle, freePlay, open }: VendorGame,
  nodeId: number,
) => ({
  ...{ node_id: nodeId, game_id: gameId, rtp, hit_frequency: hitFrequency, volatility, lines, cycle, open },
  max_win: maxWin?.toString() ?? null,
  free_play: freePlay,
})

const upsert = `
  INSERT INTO vendor_game (node_id, vassalage, game_id, rtp, hit_frequency, volatility, max_win, lines, cycle, free_play, open, opened_at)
  SELECT node_id, :code, game_id, rtp, hit_frequency, volatility, max_win, lines, cycle, free_play, open, :now::timestamptz
  FROM jsonb_to_recordset(:games::text::jsonb) AS row(node_id integer, game_id text, rtp integer, hit_frequency integer,
    volatility text, max_win bigint, lines integer, cycle integer, free_play boolean, open boolean)
  ON CONFLICT (node_id) DO UPDATE SET game_id = excluded.game_id, rtp = excluded.rtp, hit_frequency = excluded.hit_frequency,
    volatility = excluded.volatility, max_win = excluded.max_win, lines = excluded.lines, cycle = excluded.cycle,
    free_play = excluded.free_play, open = excluded.open`

const close = `
  UPDATE vendor_game SET open = false WHERE vassalage = :code AND open
    AND NOT game_id = ANY (ARRAY(SELECT jsonb_array_elements_text(:offered::text::jsonb))) RETURNING game_id`
