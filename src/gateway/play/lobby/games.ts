import type { Game, GameType } from '#contract/play/games/game.ts'
import type { GamesRequest } from '#contract/play/lobby/get-games.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { cursorOf, type Place, placeOf } from '#gateway/platform/http/cursor.ts'
import { readCatalogueIn } from './catalogue.ts'
import { searchAll } from './search.ts'

interface LobbyFilter {
  nodeId?: number | undefined
  gameType?: GameType | undefined
  vassalage?: string | undefined
}

/** Whether a game matches a filter. */
export function inLobby(game: Game, filter: LobbyFilter): boolean {
  return (
    (filter.nodeId === undefined || game.nodeId === filter.nodeId) &&
    (filter.gameType === undefined || game.gameType === filter.gameType) &&
    (filter.vassalage === undefined || game.vassalage === filter.vassalage)
  )
}

function inList({ isHot, isNew, isGame, maintenance }: Game, list: GamesRequest['listType']): boolean {
  if (list === 'HOT') return isHot === 1
  if (list === 'PLAYABLE') return isGame && !maintenance
  return list !== 'NEW' || isNew
}

/** The number of games in a list. A vendor's card stands between them, but is none (product rule 6.2). */
export const countGames = (games: readonly Game[]): number => games.filter(({ isGame }) => isGame).length

/** The most games that a search by name returns with page numbers: the largest page size. */
const mostFound = 999

/**
 * A page of games in the catalogue's order; of a search by name, the best matches first. A cursor names the game next
 * to the page, so that no game is repeated or skipped if the catalogue changes between two pages.
 *
 * @throws {CallFailure} `invalid_request` for a cursor of another list
 */
export async function listGames(deps: GatewayDeps, request: GamesRequest) {
  const {
    gameType,
    vassalage,
    gameClassify,
    gameName,
    listType,
    nodeId,
    cursor,
    pageNo = 1,
    pageSize,
    language,
  } = request
  const candidates = gameName?.trim()
    ? await searchAll(deps, { gameName, gameType, vassalage, gameClassify, language }, mostFound)
    : await gamesOf(deps, language, gameType)
  const games = candidates.filter(
    (game) =>
      inLobby(game, request) &&
      inList(game, listType) &&
      (gameClassify === undefined || game.gameClassify.includes(gameClassify)),
  )
  const list = JSON.stringify(['getGames', gameType, vassalage, gameClassify, gameName, listType, nodeId])
  const from = cursor === undefined ? (pageNo - 1) * pageSize : startOf(games, placeOf(cursor, list), pageSize)
  const page = games.slice(from, from + pageSize)
  const cursorBeside = (game: Game | undefined, side: Place['side']) =>
    game ? cursorOf({ id: BigInt(game.nodeId), side }, list) : null
  return {
    games: page,
    next: from + pageSize < games.length ? cursorBeside(page.at(-1), 'older') : null,
    previous: from > 0 ? cursorBeside(page[0], 'newer') : null,
    pageNo,
    totalPages: Math.ceil(games.length / pageSize),
    total: countGames(games),
  }
}

/** The index of a page's first game; 0 if the game that the cursor names has left the list. */
function startOf(games: readonly Game[], { id, side }: Place, pageSize: number): number {
  const place = games.findIndex(({ nodeId }) => nodeId === Number(id))
  if (place < 0) return 0
  return side === 'older' ? place + 1 : Math.max(0, place - pageSize)
}

async function gamesOf(deps: GatewayDeps, language: string, gameType: GameType | undefined): Promise<readonly Game[]> {
  const { games, byType } = await readCatalogueIn(deps, language)
  return gameType === undefined ? games.map(({ game }) => game) : (byType.get(gameType) ?? [])
}

/** The most hot games of a list: one page of a lobby. */
const mostHot = 48

/** Hot games of a lobby, in the catalogue's order. */
export async function listHotGames(deps: GatewayDeps, filter: LobbyFilter & { language: string }): Promise<Game[]> {
  const games = await gamesOf(deps, filter.language, filter.gameType)
  return games.filter((game) => game.isHot === 1 && inLobby(game, filter)).slice(0, mostHot)
}
