import { getLotteryMenu } from '#contract/play/lotteries/get-lottery-menu.ts'
import { getLotteryMenus } from '#contract/play/lotteries/get-lottery-menus.ts'
import { launchLottery } from '#contract/play/lotteries/launch-lottery.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { deviceOf } from '#gateway/play/lobby/launch.ts'
import type { VendorClient } from '#gateway/play/vendor-door/vendor-client.ts'
import { lotteryMenu, lotteryMenus, openLottery } from './lotteries.ts'

/** The lotteries of a menu, and opening one. */
export function lotteryRoutes(deps: GatewayDeps, vendors: VendorClient): BoundCall[] {
  return [
    bind(getLotteryMenu, ({ prizeMode, language }) => lotteryMenu(deps, prizeMode, language)),
    bind(getLotteryMenus, ({ language }) => lotteryMenus(deps, language)),
    bind(launchLottery, (request, { session, userAgent }) =>
      openLottery(deps, request, session, { vendors, language: request.language, device: deviceOf(userAgent) }),
    ),
  ]
}
