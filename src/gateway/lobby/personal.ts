import type { Game } from '#contract/entities/game.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { readCatalogue } from './catalogue.ts'
import { inLobby } from './games.ts'
import { pageOf } from './paging.ts'
import { insertFavourite, selectFavourites, selectRecent } from './queries.ts'

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

/**
 * Marks a game; what is marked already keeps its place.
 *
 * @throws {CallFailure} `game_not_found`
 */
export async function markFavourite(deps: GatewayDeps, memberId: bigint, nodeId: number): Promise<void> {
  const { byNodeId } = await readCatalogue(deps)
  if (!byNodeId.has(nodeId)) throw new CallFailure('game_not_found')
  await insertFavourite(deps.database, memberId, nodeId, deps.now())
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
