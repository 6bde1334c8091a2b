import { bigint, integer, nullable, string, type } from 'superstruct'
import type { Game } from '#contract/entities/game.ts'
import type { SearchGamesRequest } from '#contract/lobby/search-games.ts'
import type { Executor } from '#gateway/db/client.ts'
import { rowsOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { cursorOf, placeOf } from '#gateway/http/cursor.ts'
import { readCatalogue } from './catalogue.ts'
import { isAlike, meantBy } from './fuzzy-match.ts'

/** The searched name, and the filters. */
type SearchFilter = Pick<SearchGamesRequest, 'gameName' | 'gameType' | 'vassalage' | 'gameClassify'>

/** The number of similar names that are compared letter by letter. */
const candidates = 100

interface SearchResult {
  readonly nodeIds: readonly number[]
  readonly total: number
  readonly meant: string | null
}

/** A page of search results. @throws {CallFailure} `invalid_request` for a cursor of another search */
export async function search(deps: GatewayDeps, { cursor, pageSize, ...wanted }: SearchGamesRequest) {
  const { gameName, gameType = '', vassalage = '', gameClassify = '' } = wanted
  const list = `searchGames ${gameName} ${gameType} ${vassalage} ${gameClassify}`
  const from = cursor === undefined ? 0 : Number(placeOf(cursor, list).id)
  const { nodeIds, total, meant } = await find(deps.database, wanted, from, pageSize)
  const at = (place: number) => cursorOf({ id: BigInt(Math.max(place, 0)), side: 'older' }, list)
  return {
    list: await gamesOf(deps, nodeIds),
    total,
    meant,
    next: from + pageSize < total ? at(from + pageSize) : null,
    previous: from > 0 ? at(from - pageSize) : null,
  }
}

/** The best results of a search, up to a limit. */
export async function searchAll(deps: GatewayDeps, wanted: SearchFilter, limit: number): Promise<Game[]> {
  return gamesOf(deps, (await find(deps.database, wanted, 0, limit)).nodeIds)
}

async function gamesOf(deps: GatewayDeps, nodeIds: readonly number[]): Promise<Game[]> {
  const { byNodeId } = await readCatalogue(deps)
  return nodeIds.flatMap((nodeId) => byNodeId.get(nodeId)?.game ?? [])
}

/** Without a result, one row with the folded name alone. */
const FoundRow = type({ folded: string(), node_id: nullable(integer()), total: nullable(bigint()) })

async function find(on: Executor, wanted: SearchFilter, from: number, limit: number): Promise<SearchResult> {
  const { gameName, gameType = null, vassalage = null, gameClassify = null } = wanted
  const filter = [gameType, vassalage, gameClassify]
  const rows = await rowsOf(
    on,
    FoundRow,
    `SELECT f.folded, s.node_id, s.total
     FROM fold_name($1) f(folded) LEFT JOIN LATERAL game_search(f.folded, $2, $3, $4, $5, $6) s ON true`,
    [gameName, ...filter, limit, from],
  )
  const nodeIds = rows.flatMap(({ node_id }) => node_id ?? [])
  const folded = rows[0]?.folded ?? ''
  if (nodeIds.length > 0 || folded === '') return { nodeIds, total: Number(rows[0]?.total ?? 0n), meant: null }
  return findAlike(on, folded, filter, from, limit)
}

const AlikeRow = type({ node_id: integer(), name: string(), folded: string() })

async function findAlike(
  on: Executor,
  folded: string,
  filter: readonly (string | null)[],
  from: number,
  limit: number,
): Promise<SearchResult> {
  const rows = await rowsOf(on, AlikeRow, 'SELECT node_id, name, folded FROM game_search_alike($1, $2, $3, $4, $5)', [
    folded,
    ...filter,
    candidates,
  ])
  const alike = rows.filter((row) => isAlike(folded, row.folded))
  const [best] = alike
  return {
    nodeIds: alike.slice(from, from + limit).map(({ node_id }) => node_id),
    total: alike.length,
    meant: best ? meantBy(folded, best.name, best.folded) : null,
  }
}
