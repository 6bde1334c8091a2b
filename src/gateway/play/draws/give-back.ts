import type { Lottery } from '#games/lottery/lotteries.ts'
import { readAllOdds } from '#games/lottery/odds.ts'
import { dayOfIssue } from '#games/lottery/timetable.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { betTransaction, endRound, rollback } from '#gateway/play/vendors/door.ts'
import { countOut } from './draw-sums.ts'
import type { OwnBet } from './own-bets.ts'

/** What a bet could win if a number comes, as it was counted when it was placed. */
const riskedBy = ({ game }: Lottery, bet: OwnBet): ReadonlyMap<string, bigint> =>
  game.risked(
    {
      ...{ play: bet.play, choice: bet.choice, lineStake: bet.line_stake, mostBet: bet.most_win },
      odds: readAllOdds(bet.odds),
    },
    dayOfIssue(bet.issue),
  )

/** Whose bets they are. */
interface Owner {
  readonly lottery: Lottery
  readonly memberId: bigint
}

/**
 * Gives bets of a member back whose draws the caller keeps open (`admit`). All are of the same wallet.
 *
 * @param answer what has to be read before others wait for the sums of the draws
 */
export async function giveBack<Answer>(
  tx: Transaction,
  { lottery, memberId }: Owner,
  bets: readonly OwnBet[],
  now: Date,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  for (const { wager_id: wagerId, round_id: roundId, key } of bets) {
    const returned = await rollback(tx, {
      transaction: betTransaction(memberId, 'undo', wagerId),
      betId: `${memberId}:${key}`,
      now,
    })
    if (returned.result !== 'done') throw new Error(`Bet ${wagerId} was not given back: ${returned.result}`)
    await endRound(tx, roundId, now)
    await tx.query('UPDATE lottery_bet SET cancelled = true, settled_at = table_now() WHERE wager_id = :wagerId', {
      wagerId,
    })
  }
  const answered = await answer()
  if (bets[0])
    await countOut(
      tx,
      lottery.id,
      { memberId, currency: bets[0].currency },
      bets.map((bet) => ({ ...bet, numbers: riskedBy(lottery, bet) })),
    )
  return answered
}
