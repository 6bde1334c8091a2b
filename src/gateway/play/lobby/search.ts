import { bigint, boolean, integer, nullable, record, string, type } from 'superstruct'
import type { Game } from '#contract/play/games/game.ts'
import type { SearchGamesRequest } from '#contract/play/lobby/search-games.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor, SqlParameters } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { wordStems } from '#lib/word-stems.ts'
import { readCatalogueIn } from './catalogue.ts'
import { isAlike, meantBy, meantByStems } from './fuzzy-match.ts'

/** The searched name, and the filters. */
type SearchFilter = Pick<SearchGamesRequest, 'gameName' | 'gameType' | 'vassalage' | 'gameClassify' | 'language'>

/** The number of similar names that are compared letter by letter. */
const candidates = 100

/** Names with other forms of the searched words have keys from this one on: see `search_key`. */
const firstOtherForm = 3n << 46n

/** The keys of `game_search` lie below this one, those of `game_search_alike` do not. */
const firstAlike = 4n << 46n

/** Next to no key: the first page. */
const start: Place = { id: -1n, side: 'older' }

interface Found {
  readonly node_id: number
  /** The key in the order of the search. */
  readonly id: bigint
}

interface SearchResult {
  readonly rows: readonly Found[]
  readonly total: number
  readonly meant: string | null
}

/**
 * A page of search results. A cursor holds the key of the game next to the page, so that no game is repeated or left
 * out when others move up.
 *
 * @throws {CallFailure} `invalid_request` for a cursor of another search
 */
export async function search(deps: GatewayDeps, { cursor, pageSize, ...wanted }: SearchGamesRequest) {
  const { gameName, gameType = '', vassalage = '', gameClassify = '' } = wanted
  const list = `searchGames ${gameName} ${gameType} ${vassalage} ${gameClassify}`
  const { rows, slice, ...neighbours } = await keysetPage({ list, cursor, pageSize }, (limit, place) =>
    find(deps.database, wanted, place ?? start, limit),
  )
  return { list: await gamesOf(deps, rows, wanted.language), total: slice.total, meant: slice.meant, ...neighbours }
}

/** The best results of a search, up to a limit. */
export async function searchAll(deps: GatewayDeps, wanted: SearchFilter, limit: number): Promise<Game[]> {
  return gamesOf(deps, (await find(deps.database, wanted, start, limit)).rows, wanted.language)
}

async function gamesOf(deps: GatewayDeps, rows: readonly Found[], language: string): Promise<Game[]> {
  const { byNodeId } = await readCatalogueIn(deps, language)
  return rows.flatMap(({ node_id }) => byNodeId.get(node_id)?.game ?? [])
}

/** Without a result, one row with the folded name alone. */
const FoundRow = type({
  folded: string(),
  node_id: nullable(integer()),
  sort_key: nullable(bigint()),
  total: nullable(bigint()),
  name: nullable(string()),
  names: nullable(record(string(), string())),
})

/** The stems that a name must have, as PostgreSQL's `tsquery`. Words have letters and digits only, so they need no escapes. */
const stemQuery = (text: string) =>
  wordStems(text)
    .map((stems) => `(${stems.map((stem) => `'${stem}'`).join(' | ')})`)
    .join(' & ')

/** The results next to a place in the order of the list, at most `limit`. */
async function find(on: Executor, wanted: SearchFilter, place: Place, limit: number): Promise<SearchResult> {
  const { gameName, gameType = null, vassalage = null, gameClassify = null } = wanted
  const filter = { gameType, vassalage, gameClassify }
  const found = await rowsOf(
    on,
    FoundRow,
    `SELECT f.folded, s.node_id, s.sort_key, s.total, g.game_name AS name, g.names
     FROM fold_name(:gameName) f(folded)
       LEFT JOIN LATERAL game_search(f.folded, :stems::text::tsquery, :gameType, :vassalage, :gameClassify, :placeId, :direction, :limit) s ON true
       LEFT JOIN game g ON g.node_id = s.node_id
     ORDER BY s.sort_key`,
    {
      ...{ gameName, stems: stemQuery(gameName), ...filter, limit },
      ...{ placeId: place.id, direction: place.side === 'newer' ? -1 : 1 },
    },
  )
  const { folded = '', total, name, names, sort_key: key } = found[0] ?? {}
  const rows = found.flatMap(({ node_id, sort_key: id }) => (node_id === null || id === null ? [] : { node_id, id }))
  if (rows.length > 0 || folded === '') {
    // The first name of the list tells whether any has the words as they were typed.
    const isOtherForm = place === start && name && key !== null && key !== undefined && key >= firstOtherForm
    return {
      rows,
      total: Number(total ?? 0n),
      meant: isOtherForm ? meantByStems(gameName, name, Object.values(names ?? {})) : null,
    }
  }
  // A later page of similar names stays one, even if a name contains the text by now.
  if (place === start || place.id >= firstAlike) return findAlike(on, folded, filter, place, limit)
  return { ...(await find(on, wanted, start, 1)), rows }
}

const AlikeRow = type({
  node_id: integer(),
  is_game: boolean(),
  sort_key: bigint(),
  name: string(),
  folded: string(),
})

async function findAlike(
  on: Executor,
  folded: string,
  filter: SqlParameters,
  place: Place,
  limit: number,
): Promise<SearchResult> {
  const alike = (
    await rowsOf(
      on,
      AlikeRow,
      'SELECT * FROM game_search_alike(:folded, :gameType, :vassalage, :gameClassify, :limit)',
      { folded, ...filter, limit: candidates },
    )
  ).filter((row) => isAlike(folded, row.folded))
  const [best] = alike
  const rows = alike.map(({ node_id, sort_key: id }) => ({ node_id, id }))
  return {
    rows:
      place.side === 'newer'
        ? rows.filter(({ id }) => id < place.id).slice(-limit)
        : rows.filter(({ id }) => id > place.id).slice(0, limit),
    total: alike.filter((row) => row.is_game).length,
    meant: best ? meantBy(folded, best.name, best.folded) : null,
  }
}
