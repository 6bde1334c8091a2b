import type { Game, GameType } from '#contract/entities/game.ts'
import type { GamesRequest } from '#contract/lobby/get-games.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { searchByName } from '#lib/search.ts'
import { readCatalogue } from './catalogue.ts'

interface LobbyFilter {
  nodeId?: number | undefined
  gameType?: GameType | undefined
  vassalage?: string | undefined
}

/** Whether a game belongs to the lobby that was asked for. */
export function inLobby(game: Game, filter: LobbyFilter): boolean {
  return (
    (filter.nodeId === undefined || game.nodeId === filter.nodeId) &&
    (filter.gameType === undefined || game.gameType === filter.gameType) &&
    (filter.vassalage === undefined || game.vassalage === filter.vassalage)
  )
}

function inList(game: Game, list: GamesRequest['listType']): boolean {
  if (list === 'HOT') return game.isHot === 1
  return list !== 'NEW' || game.isNew
}

/** Games of a lobby in the catalogue's order; by how well they match where a name is searched. */
export async function listGames(deps: GatewayDeps, request: GamesRequest) {
  const { games } = await readCatalogue(deps)
  const inFilter = games.filter(
    ({ game }) =>
      inLobby(game, request) &&
      inList(game, request.listType) &&
      (request.gameClassify === undefined || game.gameClassify.includes(request.gameClassify)),
  )
  const found = searchByName(request.gameName ?? '', inFilter, ({ game }) => game.gameName)
  const { pageNo, pageSize } = request
  // A page past the end is empty; a list without entries has no pages.
  const page = found.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const totalPages = Math.ceil(found.length / pageSize)
  return { games: page.map(({ game }) => game), pageNo, totalPages, total: found.length }
}

/** Hot games of a lobby, in the catalogue's order. */
export async function listHotGames(deps: GatewayDeps, filter: LobbyFilter): Promise<Game[]> {
  const { games } = await readCatalogue(deps)
  return games.map(({ game }) => game).filter((game) => game.isHot === 1 && inLobby(game, filter))
}
