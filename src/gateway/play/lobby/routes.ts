import { addFavorite } from '#contract/play/lobby/add-favorite.ts'
import { getFavoriteIds } from '#contract/play/lobby/get-favorite-ids.ts'
import { getFavorites } from '#contract/play/lobby/get-favorites.ts'
import { getGameLaunch } from '#contract/play/lobby/get-game-launch.ts'
import { getGameMenu } from '#contract/play/lobby/get-game-menu.ts'
import { getGameVendors } from '#contract/play/lobby/get-game-vendors.ts'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { getHotGames } from '#contract/play/lobby/get-hot-games.ts'
import { getMenu } from '#contract/play/lobby/get-menu.ts'
import { getRecentGames } from '#contract/play/lobby/get-recent-games.ts'
import { getRouters } from '#contract/play/lobby/get-routers.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { removeFavorite } from '#contract/play/lobby/remove-favorite.ts'
import { searchGames } from '#contract/play/lobby/search-games.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import type { VendorClient } from '#gateway/play/vendor-door/vendor-client.ts'
import { gameLaunch } from './game-launch.ts'
import { gameMenu } from './game-menu.ts'
import { listGames, listHotGames } from './games.ts'
import { listLanes } from './lanes.ts'
import { deviceOf, launch } from './launch.ts'
import { selectFavouriteIds } from './member-list-queries.ts'
import { listMemberGames, markFavourite, unmarkFavourite } from './member-lists.ts'
import { listMenu, listRouters } from './menus.ts'
import { search } from './search.ts'

/** Pages and menus, lobbies, favourites, recent games, and launching. */
export function lobbyRoutes(deps: GatewayDeps, vendors: VendorClient): BoundCall[] {
  const { database } = deps
  return [
    bind(getRouters, async () => ({ list: await listRouters(deps) })),
    bind(getMenu, async ({ language }) => ({ list: await listMenu(deps, language) })),
    bind(getGameLaunch, ({ gameCode, language }) => gameLaunch(deps, gameCode, language)),
    bind(getGameMenu, async ({ language }) => ({ list: await gameMenu(deps, language) })),
    bind(getGameVendors, async ({ language }) => ({ data: { lanes: await listLanes(deps, language) } })),
    bind(getGames, (request) => listGames(deps, request)),
    bind(searchGames, (request) => search(deps, request)),
    bind(getHotGames, async (request) => ({ list: await listHotGames(deps, request) })),
    bind(getFavoriteIds, async (_, { session }) => ({ ids: await selectFavouriteIds(database, session.memberId) })),
    bind(getFavorites, async (request, { session }) => {
      const { games, neighbours, totalPages } = await listMemberGames(deps, 'favourite', session.memberId, request)
      return { content: games, ...neighbours, pageNum: request.pageNo, totalPages }
    }),
    bind(addFavorite, async (request, { session }) => {
      await markFavourite(deps, session.memberId, request)
      return {}
    }),
    bind(removeFavorite, async (request, { session }) => {
      await unmarkFavourite(deps, session.memberId, request)
      return {}
    }),
    bind(getRecentGames, async ({ page, ...request }, { session }) => {
      const asked = { ...request, pageNo: page }
      const { games, neighbours, totalPages } = await listMemberGames(deps, 'recent', session.memberId, asked)
      return { list: games, ...neighbours, totalPages }
    }),
    bind(launchGame, (request, { session, userAgent }) =>
      launch(deps, request, session, { vendors, language: request.language, device: deviceOf(userAgent) }),
    ),
  ]
}
