import { getJackpot } from '#contract/lobby/get-jackpot.ts'
import { getLaunchChat } from '#contract/lobby/get-launch-chat.ts'
import { getLiveModels } from '#contract/lobby/get-live-models.ts'
import { getLotteryMenu } from '#contract/lobby/get-lottery-menu.ts'
import { getPopularGames } from '#contract/lobby/get-popular-games.ts'
import { getVassalageGameTypes } from '#contract/lobby/get-vassalage-game-types.ts'
import { getWinners } from '#contract/lobby/get-winners.ts'
import { launchLottery } from '#contract/lobby/launch-lottery.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { lotteryMenu, openLottery } from './lotteries.ts'
import { popularGames, winners } from './played.ts'
import { listModels, listVendorTypes, readChat, readJackpot } from './showcase.ts'

/** Winners, popular games, jackpot, live hosts and chat for the home page, and the lotteries. */
export function showcaseRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getWinners, ({ gameCategory, limitNum }) => winners(deps, gameCategory, limitNum)),
    bind(getPopularGames, ({ gameType, limitNum }) => popularGames(deps, gameType, limitNum)),
    bind(getJackpot, () => readJackpot(deps)),
    bind(getVassalageGameTypes, async ({ language, vassalage }) => ({
      list: await listVendorTypes(deps, language, vassalage),
    })),
    bind(getLotteryMenu, ({ prizeMode, language }) => lotteryMenu(deps, prizeMode, language)),
    bind(launchLottery, (request, { session }) => openLottery(deps, request, session)),
    bind(getLaunchChat, () => readChat(deps)),
    bind(getLiveModels, () => listModels(deps)),
  ]
}
