import { bigint, create, integer, type } from 'superstruct'
import { fundsFields } from '#contract/play/games/funds.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { playerFunds } from '#gateway/play/games/player-funds.ts'
import { toJson } from '#lib/json.ts'
import { lotteryOfGame } from './at-lottery.ts'
import { endChase } from './end-chase.ts'

const Answer = type({ cancelled: integer(), ...fundsFields })
const ChaseRow = type({ id: bigint() })

/**
 * Gives all bets of a chase back whose draws are still open.
 *
 * @throws {Refusal} `bets_closed` if there is none, also for a chase that the member does not have; final for the key
 * @throws {CallFailure} `game_session_closed`
 */
export async function cancelChase(
  deps: GatewayDeps,
  player: Player,
  { key, chaseId }: { key: string; chaseId: string },
) {
  const { database, now } = deps
  const { memberId } = player.session
  const { nodeId, mode } = player.game
  const lottery = await lotteryOfGame(database, nodeId)
  const request = { call: 'cancelLotteryChase', nodeId, mode, chaseId }
  const { answer, replayed } = await once(
    database,
    { actor: `member:${memberId}`, key, request, now: now() },
    async (tx) => {
      const chase = await rowOf(
        tx,
        ChaseRow,
        `SELECT id FROM lottery_chase WHERE id::text = :chaseId AND member_id = :memberId AND lottery = :lottery AND mode = :mode`,
        { chaseId, memberId, lottery: lottery.id, mode },
      )
      if (!chase) throw new Refusal('bets_closed')
      const ending = { chaseId: chase.id, lottery, memberId, mode }
      return endChase(tx, ending, now(), async (cancelled) => {
        if (cancelled === 0) throw new Refusal('bets_closed')
        return JSON.parse(toJson({ cancelled, ...(await playerFunds(tx, player, now())) }))
      })
    },
  )
  if (!replayed && mode === 'real') balanceChanged(deps, memberId)
  return create(answer, Answer)
}
