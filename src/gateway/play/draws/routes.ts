import { cancelLotteryBet } from '#contract/play/draws/cancel-lottery-bet.ts'
import { cancelLotteryChase } from '#contract/play/draws/cancel-lottery-chase.ts'
import { getLottery } from '#contract/play/draws/get-lottery.ts'
import { getLotteryResults } from '#contract/play/draws/get-lottery-results.ts'
import { getOpenedNumbers } from '#contract/play/draws/get-opened-numbers.ts'
import { getVnNumbers } from '#contract/play/draws/get-vn-numbers.ts'
import { placeLotteryBets } from '#contract/play/draws/place-lottery-bets.ts'
import { notifyOfLimits } from '#gateway/account/protection/limit-message.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { cancelBet } from './cancel-bet.ts'
import { cancelChase } from './cancel-chase.ts'
import { drawsEngine } from './engine.ts'
import { openedNumbers } from './get-lottery.ts'
import { lotteryResults } from './lottery-results.ts'
import { placeBets } from './place-bets.ts'
import { vietnamNumbers } from './vietnam-numbers.ts'

/** The results of lotteries for everybody, and the calls of the frame of a lottery, which authenticate with its game token. */
export function drawsRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getOpenedNumbers, ({ gameCode, before }) => openedNumbers(deps, gameCode, before)),
    bind(getVnNumbers, (wanted) => vietnamNumbers(deps, wanted)),
    bind(getLotteryResults, () => lotteryResults(deps)),
    bind(getLottery, (_, player) => drawsEngine.open(deps, player)),
    bind(placeLotteryBets, ({ issue, bets, chase }, { session, game, idempotencyKey: key }) => {
      const owner = { memberId: session.memberId, currency: game.currency }
      return notifyOfLimits(deps, owner, () => placeBets(deps, { session, game }, { key, issue, bets, chase }))
    }),
    bind(cancelLotteryBet, ({ issue, betId }, { session, game, idempotencyKey: key }) =>
      cancelBet(deps, { session, game }, { key, issue, betId }),
    ),
    bind(cancelLotteryChase, ({ chaseId }, { session, game, idempotencyKey: key }) =>
      cancelChase(deps, { session, game }, { key, chaseId }),
    ),
  ]
}
