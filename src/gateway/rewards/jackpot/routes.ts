import { getJackpot } from '#contract/rewards/jackpot/get-jackpot.ts'
import { getJackpotWins } from '#contract/rewards/jackpot/get-jackpot-wins.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { publishedJackpot } from './published-jackpot.ts'
import { publishedWins } from './published-wins.ts'

/** Number of wins in the history. */
const shownWins = 20

/** Calls about the jackpot. */
export function jackpotRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getJackpot, () => publishedJackpot(deps)),
    bind(getJackpotWins, async () => ({ list: await publishedWins(deps.database, shownWins) })),
  ]
}
