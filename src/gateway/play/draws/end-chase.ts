import type { Lottery } from '#games/lottery/lotteries.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { openOf } from './admit.ts'
import { giveBack } from './give-back.ts'
import { ownBets } from './own-bets.ts'

/** A chase with whose it is. */
export interface EndingChase {
  readonly chaseId: bigint
  readonly lottery: Lottery
  readonly memberId: bigint
  readonly mode: 'real' | 'trial'
}

/**
 * Gives all bets of a chase back whose draws are still open. Those on draws that are closed stand.
 *
 * @param answer given how many bets came back, reads what is answered before others wait for the sums of the draws
 */
export async function endChase<Answer>(
  tx: Transaction,
  { chaseId, lottery, memberId, mode }: EndingChase,
  now: Date,
  answer: (returned: number) => Promise<Answer>,
): Promise<Answer> {
  const owner = { lottery: lottery.id, memberId, mode }
  const left = async () => (await ownBets(tx, owner)).filter((bet) => bet.chase_id === chaseId)
  const before = await left()
  const gameSessionId = before[0]?.game_session_id
  const issues = [...new Set(before.map(({ issue }) => issue))]
  const open = gameSessionId === undefined ? [] : await openOf(tx, { lottery: lottery.id, issues, gameSessionId })
  // Read again, because another request of the member may have given some back before the wallet was locked.
  const bets = (await left()).filter(({ issue }) => open.includes(issue))
  await tx.query('UPDATE lottery_chase SET stopped_at = table_now() WHERE id = :chaseId AND stopped_at IS NULL', {
    chaseId,
  })
  return giveBack(tx, { lottery, memberId }, bets, now, () => answer(bets.length))
}
