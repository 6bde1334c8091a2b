import { getLaunchChat } from '#contract/play/lobby/get-launch-chat.ts'
import { getLiveModels } from '#contract/play/lobby/get-live-models.ts'
import { getPopularGames } from '#contract/play/lobby/get-popular-games.ts'
import { getVassalageGameTypes } from '#contract/play/lobby/get-vassalage-game-types.ts'
import { getWinners } from '#contract/play/lobby/get-winners.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { popularGames, winners } from './played.ts'
import { listModels, listVendorTypes, readChat } from './showcase.ts'

/** Winners, popular games, live hosts and chat for the home page. */
export function showcaseRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getWinners, ({ gameCategory, limitNum }) => winners(deps, gameCategory, limitNum)),
    bind(getPopularGames, ({ language, gameType, limitNum }) => popularGames(deps, language, gameType, limitNum)),
    bind(getVassalageGameTypes, async ({ language, vassalage }) => ({
      list: await listVendorTypes(deps, language, vassalage),
    })),
    bind(getLaunchChat, () => readChat(deps)),
    bind(getLiveModels, () => listModels(deps)),
  ]
}
