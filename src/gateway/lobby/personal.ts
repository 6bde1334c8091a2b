import type { Game } from '#contract/entities/game.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Place } from '#gateway/http/cursor.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { keysetPage } from '#gateway/http/keyset.ts'
import { readCatalogue } from './catalogue.ts'
import { inLobby } from './games.ts'
import {
  countOwnGames,
  deleteFavourite,
  insertFavourite,
  type OwnFilter,
  type OwnList,
  selectOwnGames,
} from './own-queries.ts'

interface Asked extends OwnFilter {
  readonly cursor?: string | undefined
  /** From 1, for clients that ask by page number. A cursor takes precedence. */
  readonly pageNo?: number | undefined
  readonly pageSize: number
}

/**
 * A page of a list of the member, the latest first; a list without games has no pages.
 *
 * @throws {CallFailure} `invalid_request` for a cursor of another list
 */
export async function listOwnGames(deps: GatewayDeps, list: OwnList, memberId: bigint, asked: Asked) {
  const { cursor, pageNo, pageSize, ...filter } = asked
  const { database } = deps
  const { byNodeId } = await readCatalogue(deps)
  let place: Place | undefined
  let totalPages: number | undefined
  if (pageNo !== undefined && cursor === undefined) {
    const before = (pageNo - 1) * pageSize
    const counted = await countOwnGames(database, list, memberId, filter, before)
    totalPages = Math.ceil(counted.total / pageSize)
    // Nothing is older than the place 0.
    if (before > 0) place = { id: counted.place ?? 0n, side: 'older' }
  }
  const page = await keysetPage({ list: `${list} ${memberId}`, cursor, place, pageSize }, async (limit, beside) => ({
    rows: await selectOwnGames(database, list, memberId, filter, limit, beside),
  }))
  return {
    games: page.rows.flatMap(({ node_id }) => byNodeId.get(node_id)?.game ?? []),
    neighbours: { next: page.next, previous: page.previous },
    totalPages,
  }
}

/** A game by its number, and by what else is said of it. */
interface NamedGame {
  nodeId: number
  /** Code of its vendor. */
  vendor?: string | undefined
  gameType?: Game['gameType'] | undefined
}

/**
 * Marks a game; what is marked already keeps its place.
 *
 * @throws {CallFailure} `game_not_found`
 */
export async function markFavourite(deps: GatewayDeps, memberId: bigint, named: NamedGame): Promise<void> {
  const { byNodeId } = await readCatalogue(deps)
  const listed = byNodeId.get(named.nodeId)
  if (!listed || !isNamed(listed.game, named)) throw new CallFailure('game_not_found')
  await insertFavourite(deps.database, memberId, named.nodeId, deps.now())
}

/** Takes the mark from a game; one that has none, or is not as it is named, stays as it is. */
export async function unmarkFavourite(deps: GatewayDeps, memberId: bigint, named: NamedGame): Promise<void> {
  const { byNodeId } = await readCatalogue(deps)
  const listed = byNodeId.get(named.nodeId)
  // A game that left the catalogue can still be unmarked.
  if (!listed || isNamed(listed.game, named)) await deleteFavourite(deps.database, memberId, named.nodeId)
}

function isNamed(game: Game, { vendor, gameType }: NamedGame): boolean {
  return inLobby(game, { vassalage: vendor, gameType })
}
