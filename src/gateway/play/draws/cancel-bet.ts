import { create, type } from 'superstruct'
import { IssueId } from '#contract/play/draws/draw.ts'
import { fundsFields } from '#contract/play/games/funds.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { playerFunds } from '#gateway/play/games/player-funds.ts'
import { betTransaction, endRound, rollback } from '#gateway/play/vendors/door.ts'
import { toJson } from '#lib/json.ts'
import { lotteryOfGame } from './at-lottery.ts'
import { ownBets } from './own-bets.ts'
import { admit, count } from './place-bets.ts'

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
  const { nodeId, mode } = player.game
  const lottery = await lotteryOfGame(database, nodeId)
  const request = { call: 'cancelLotteryBet', nodeId, mode, issue, betId }
  const { answer, replayed } = await once(
    database,
    { actor: `member:${memberId}`, key, request, now: now() },
    async (tx) => {
      await admit(tx, lottery, issue, player)
      const own = await ownBets(tx, { lottery: lottery.id, memberId, mode })
      const found = own.find((bet) => bet.issue === issue && `${bet.wager_id}` === betId)
      if (!found) throw new Refusal('bets_closed')
      const returned = await rollback(tx, {
        transaction: betTransaction(memberId, 'undo', found.wager_id),
        betId: `${memberId}:${found.key}`,
        now: now(),
      })
      if (returned.result !== 'done') throw new Error(`Bet ${betId} was not given back: ${returned.result}`)
      await endRound(tx, found.round_id, now())
      await tx.query('UPDATE lottery_bet SET cancelled = true WHERE wager_id = :wagerId', { wagerId: found.wager_id })
      const answer = { issue, ...(await playerFunds(tx, player, now())) }
      await count(tx, lottery, issue, player, { bets: -1, stake: -found.stake, exposure: -found.exposure })
      return JSON.parse(toJson(answer))
    },
  )
  if (!replayed && mode === 'real') balanceChanged(deps, memberId)
  return create(answer, Answer)
}
