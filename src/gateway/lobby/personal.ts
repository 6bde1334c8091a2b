import type { Game } from '#contract/entities/game.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { readCatalogue } from './catalogue.ts'
import { inLobby } from './games.ts'
import { pageOf } from './paging.ts'
import { deleteFavourite, insertFavourite, selectFavourites, selectRecent } from './queries.ts'

interface PersonalFilter {
  gameType?: Game['gameType'] | undefined
  vassalage?: string | undefined
  pageNo: number
  pageSize: number
}

/** A page of the member's favourites, newest first. */
export async function listFavourites(deps: GatewayDeps, memberId: bigint, filter: PersonalFilter) {
  return gamesPage(deps, await selectFavourites(deps.database, memberId), filter)
}

/** A page of the games the member launched, each once, the latest first. */
export async function listRecent(deps: GatewayDeps, memberId: bigint, filter: PersonalFilter) {
  return gamesPage(deps, await selectRecent(deps.database, memberId), filter)
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

/** Games that left the catalogue are left out. */
async function gamesPage(deps: GatewayDeps, nodeIds: readonly number[], filter: PersonalFilter) {
  const { byNodeId } = await readCatalogue(deps)
  const games = nodeIds.flatMap((nodeId) => {
    const listed = byNodeId.get(nodeId)
    return listed && inLobby(listed.game, filter) ? [listed.game] : []
  })
  return pageOf(games, filter.pageNo, filter.pageSize)
}
