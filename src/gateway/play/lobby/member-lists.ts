import type { Game } from '#contract/play/games/game.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { readCatalogue, readCatalogueIn } from './catalogue.ts'
import { inLobby } from './games.ts'
import {
  countMemberGames,
  deleteFavourite,
  insertFavourite,
  type MemberList,
  type MemberListFilter,
  selectMemberGames,
} from './member-list-queries.ts'

interface ListRequest extends MemberListFilter {
  readonly cursor?: string | undefined
  /** From 1, for clients that use page numbers. A cursor takes precedence. */
  readonly pageNo?: number | undefined
  readonly pageSize: number
  readonly language?: string | undefined
}

/**
 * A page of the member's favourites or recent games, the latest first. An empty list has no pages.
 *
 * @throws {CallFailure} `invalid_request` for a cursor of another list
 */
export async function listMemberGames(deps: GatewayDeps, list: MemberList, memberId: bigint, asked: ListRequest) {
  const { cursor, pageNo, pageSize, language = defaultLanguage, ...filter } = asked
  const { database } = deps
  const { byNodeId } = await readCatalogueIn(deps, language)
  let place: Place | undefined
  let totalPages: number | undefined
  if (pageNo !== undefined && cursor === undefined) {
    const before = (pageNo - 1) * pageSize
    const counted = await countMemberGames(database, list, memberId, filter, before)
    totalPages = Math.ceil(counted.total / pageSize)
    // The list ended before this page. No place is below 0.
    if (before > 0) place = { id: counted.place ?? 0n, side: 'older' }
  }
  const page = await keysetPage({ list: `${list} ${memberId}`, cursor, place, pageSize }, async (limit, beside) => ({
    rows: await selectMemberGames(database, list, memberId, filter, limit, beside),
  }))
  return {
    games: page.rows.flatMap(({ node_id }) => byNodeId.get(node_id)?.game ?? []),
    neighbours: { next: page.next, previous: page.previous },
    totalPages,
  }
}

/** The game that a request names. Vendor and category must match if they are given. */
interface NamedGame {
  nodeId: number
  /** Code of its vendor. */
  vendor?: string | undefined
  gameType?: Game['gameType'] | undefined
}

/**
 * Adds a favourite. A game that is a favourite already keeps its place.
 *
 * @throws {CallFailure} `game_not_found`
 */
export async function markFavourite(deps: GatewayDeps, memberId: bigint, named: NamedGame): Promise<void> {
  const { byNodeId } = await readCatalogue(deps)
  const listed = byNodeId.get(named.nodeId)
  if (!listed || !isNamed(listed.game, named)) throw new CallFailure('game_not_found')
  await insertFavourite(deps.database, memberId, named.nodeId, deps.now())
}

/** Removes a favourite. It changes nothing if the game is no favourite, or if vendor or category do not match. */
export async function unmarkFavourite(deps: GatewayDeps, memberId: bigint, named: NamedGame): Promise<void> {
  const { byNodeId } = await readCatalogue(deps)
  const listed = byNodeId.get(named.nodeId)
  // A game that left the catalogue can still be removed.
  if (!listed || isNamed(listed.game, named)) await deleteFavourite(deps.database, memberId, named.nodeId)
}

function isNamed(game: Game, { vendor, gameType }: NamedGame): boolean {
  return inLobby(game, { vassalage: vendor, gameType })
}
