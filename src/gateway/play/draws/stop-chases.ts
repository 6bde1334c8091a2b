import { bigint, enums, string, type } from 'superstruct'
import { lotteryOf } from '#games/lottery/lotteries.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { endChase } from './end-chase.ts'

const ChaseRow = type({
  chaseId: bigint(),
  lottery: string(),
  memberId: bigint(),
  mode: enums(['real', 'trial']),
})

const wonText = `SELECT c.id AS "chaseId", c.lottery, c.member_id AS "memberId", c.mode FROM lottery_chase c
  WHERE c.won_at IS NOT NULL AND c.stopped_at IS NULL`

/**
 * Stops the chases that have won and stop then: their bets on draws that are still open are given back. Apart from the settlement, so
 * that wallet and draws are locked in the order in which bets lock them; whatever ends in between is done the next time.
 */
export async function stopChases(deps: GatewayDeps): Promise<void> {
  const { database, log, now } = deps
  for (const { chaseId } of await rowsOf(database, ChaseRow, `${wonText} ORDER BY c.id`))
    try {
      const stopped = await database.transaction(async (tx) => {
        // Another gateway may have stopped it meanwhile.
        const chase = await rowOf(tx, ChaseRow, `${wonText} AND c.id = :chaseId`, { chaseId })
        const lottery = chase && lotteryOf(chase.lottery)
        if (chase && !lottery) throw new Error(`There is no lottery ${chase.lottery}`)
        return lottery && endChase(tx, { ...chase, lottery }, now(), async () => chase)
      })
      if (stopped?.mode === 'real') balanceChanged(deps, stopped.memberId)
    } catch (err) {
      log.error({ err, chase: `${chaseId}` }, 'a chase was not stopped')
    }
}
