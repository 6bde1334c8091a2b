import { create, type } from 'superstruct'
import { IssueId } from '#contract/play/draws/draw.ts'
import { fundsFields } from '#contract/play/games/funds.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { playerFunds } from '#gateway/play/games/player-funds.ts'
import { toJson } from '#lib/json.ts'
import { admit } from './admit.ts'
import { lotteryOfGame } from './at-lottery.ts'
import { giveBack } from './give-back.ts'
import { ownBets } from './own-bets.ts'

interface Cancelling {
  readonly key: string
  readonly issue: string
  readonly betId: string
}

const Answer = type({ issue: IssueId, ...fundsFields })

/**
 * Gives a bet back whose draw is still open.
 *
 * @throws {Refusal} `bets_closed`, also for a bet that the member does not have; final for the key
 * @throws {CallFailure} `game_session_closed`
 */
export async function cancelBet(deps: GatewayDeps, player: Player, { key, issue, betId }: Cancelling) {
  const { database, now } = deps
  const { memberId } = player.session
  const { nodeId, mode, gameSessionId } = player.game
  const lottery = await lotteryOfGame(database, nodeId)
  const request = { call: 'cancelLotteryBet', nodeId, mode, issue, betId }
  const { answer, replayed } = await once(
    database,
    { actor: `member:${memberId}`, key, request, now: now() },
    async (tx) => {
      await admit(tx, { lottery: lottery.id, issues: [issue], gameSessionId })
      const own = await ownBets(tx, { lottery: lottery.id, memberId, mode })
      const found = own.filter((bet) => bet.issue === issue && `${bet.wager_id}` === betId)
      if (found.length === 0) throw new Refusal('bets_closed')
      return giveBack(tx, { lottery, memberId }, found, now(), async () =>
        JSON.parse(toJson({ issue, ...(await playerFunds(tx, player, now())) })),
      )
    },
  )
  if (!replayed && mode === 'real') balanceChanged(deps, memberId)
  return create(answer, Answer)
}
