import { boolean, type Infer, integer, string, type } from 'superstruct'
import type { VendorGame } from '#contract/vendor/to-vendor/games.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { figuresOf, isClass, placeOf, rowOfGame } from './import-rows.ts'
import { close, closeLanes, openLanes, unlist, upsertFigures, upsertGames } from './import-statements.ts'
import { offeredGames, type RefusedGame } from './offered-games.ts'
import type { Vendor } from './vendor.ts'
import type { VendorClient } from './vendor-client.ts'

/** A game of the import. */
export interface TakenGame {
  readonly nodeId: number
  readonly gameId: string
  readonly name: string
}

/** What an import did. */
export interface Imported {
  readonly added: readonly TakenGame[]
  readonly updated: readonly TakenGame[]
  /** Games that were as the vendor says already. */
  readonly unchanged: number
  /** Ids of games that the vendor does not offer any more. */
  readonly closed: readonly string[]
  readonly refused: readonly RefusedGame[]
  /** Classifications that the site does not know. */
  readonly unknownClasses: readonly { readonly gameId: string; readonly classes: readonly string[] }[]
  /** Games whose tile the vendor's picture makes. */
  readonly pictures: readonly (TakenGame & { readonly picture: string })[]
}

const KnownRow = type({ node_id: integer(), game_code: string(), imported: boolean(), listed: boolean() })
const FreeRow = type({ node_id: integer(), place: integer() })
const NodeRow = type({ node_id: integer() })

/**
 * Takes over a vendor's list of games. A game is known by its code in the catalogue: one that the catalogue's seed has keeps name,
 * classes and picture, and takes the figures; any other one is made, or brought up to date. A game keeps its node id for ever. Games
 * that are missing in the list are closed.
 *
 * @throws {VendorSilent} {VendorSaysNo}: nothing is changed then
 */
export async function importGames(deps: GatewayDeps, vendors: VendorClient, vendor: Vendor): Promise<Imported> {
  const { games, refused } = await offeredGames(vendors, vendor)
  return await deps.database.transaction(async (tx) => {
    // Imports come one after the other, because each takes the next ids.
    await tx.query('SELECT FROM catalogue_state FOR UPDATE')
    const known = await knownGames(tx, vendor.code)
    const made = await madeRows(tx, vendor.code, games, known)
    const changed = new Set<number>()
    for (let from = 0; from < games.length; from += atOnce) {
      const part = games.slice(from, from + atOnce)
      const rows = part.flatMap(({ gameId }) => made.get(gameId)?.row ?? [])
      const figures = part.map((game) => figuresOf(game, nodeOf(game, made, known)))
      const { code } = vendor
      for (const [text, list] of [
        [upsertGames, rows],
        [upsertFigures, figures],
      ] as const)
        for (const { node_id } of await rowsOf(tx, NodeRow, text, {
          code,
          games: JSON.stringify(list),
          now: deps.now(),
        }))
          changed.add(node_id)
    }
    const offered = JSON.stringify([...games, ...refused].map(({ gameId }) => gameId))
    const closed = await closeGone(tx, vendor.code, offered)
    await tx.query('UPDATE catalogue_state SET turn = turn + 1')
    const taken = games.map((game) => ({
      nodeId: nodeOf(game, made, known),
      gameId: game.gameId,
      name: game.names.en ?? game.gameId,
    }))
    const isNew = ({ gameId }: TakenGame) => !known.has(gameId)
    const added = taken.filter(isNew)
    const updated = taken.filter((game) => !isNew(game) && changed.has(game.nodeId))
    return {
      ...{ added, updated, closed, refused },
      unchanged: taken.length - added.length - updated.length,
      unknownClasses: games.flatMap(({ gameId, classes }) => {
        const unknown = made.has(gameId) ? classes.filter((key) => !isClass(key)) : []
        return unknown.length > 0 ? [{ gameId, classes: unknown }] : []
      }),
      pictures: games.flatMap(({ gameId, picture }, at) => {
        const game = taken[at]
        return game && picture !== undefined && made.has(gameId) ? [{ ...game, picture }] : []
      }),
    }
  })
}

/** Number of games in one statement. */
const atOnce = 1_000

type Known = Infer<typeof KnownRow>

/** The vendor's games of the catalogue by code; of several with one code the listed one. */
async function knownGames(tx: Executor, code: string): Promise<ReadonlyMap<string, Known>> {
  const text = `SELECT node_id, game_code, imported, listed FROM game WHERE vassalage = :code AND is_game
    ORDER BY listed, node_id DESC`
  return new Map((await rowsOf(tx, KnownRow, text, { code })).map((row) => [row.game_code, row]))
}

type Made = ReadonlyMap<string, { readonly nodeId: number; readonly row: ReturnType<typeof rowOfGame> }>

/** Rows of the games that are the import's: all but those that the seed lists. */
async function madeRows(
  tx: Executor,
  vendor: string,
  games: readonly VendorGame[],
  known: ReadonlyMap<string, Known>,
): Promise<Made> {
  const text = `SELECT coalesce(max(node_id) FILTER (WHERE node_id > :firstNode), :firstNode)::integer AS node_id,
    coalesce(max(position) FILTER (WHERE position > :firstPlace), :firstPlace)::integer AS place FROM game`
  const [last] = await rowsOf(tx, FreeRow, text, { firstNode, firstPlace })
  let [nodeId, place] = [last?.node_id ?? firstNode, last?.place ?? firstPlace]
  const made = new Map<string, { nodeId: number; row: ReturnType<typeof rowOfGame> }>()
  for (const game of games) {
    const own = known.get(game.gameId)
    if (own?.listed && !own.imported) continue
    if (!own) nodeId++
    // A game of the import has its place already.
    if (!own?.imported) place = placeOf(place)
    const id = own?.node_id ?? nodeId
    made.set(game.gameId, { nodeId: id, row: rowOfGame(game, { vendor, nodeId: id, place }) })
  }
  return made
}

/** Ids and places below which only the seed's games are. */
const firstNode = 100_000_000
const firstPlace = 500_000

function nodeOf({ gameId }: VendorGame, made: Made, known: ReadonlyMap<string, Known>): number {
  const nodeId = made.get(gameId)?.nodeId ?? known.get(gameId)?.node_id
  if (nodeId === undefined) throw new Error(`${gameId} has no place in the catalogue.`)
  return nodeId
}

/** Closes what is not offered any more, and opens and closes the lanes that follow from it. @returns the ids of closed games */
async function closeGone(tx: Executor, code: string, offered: string): Promise<readonly string[]> {
  const closed = await rowsOf(tx, type({ game_id: string() }), close, { code, offered })
  await tx.query(unlist, { code, offered })
  await tx.query(openLanes, { code })
  await tx.query(closeLanes, { code })
  return closed.map(({ game_id }) => game_id)
}
