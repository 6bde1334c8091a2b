import { string, type } from 'superstruct'
import type { Lottery } from '#games/lottery/lotteries.ts'
import type { LotteryTerms } from '#games/lottery/slip.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import type { Player } from '#gateway/play/games/engine.ts'

const Beyond = type({ issue: string() })

/**
 * Refuses bets that were just placed if all open bets of their player on one of the draws could win too much together. The wallet is
 * locked, so no other bet of the player gets in between.
 *
 * @throws {Refusal} `lottery_limit`
 */
export async function checkMember(
  tx: Transaction,
  { id }: Lottery,
  { mostMember }: Pick<LotteryTerms, 'mostMember'>,
  { session, game }: Player,
  issues: readonly string[],
): Promise<void> {
  const beyond = await rowOf(
    tx,
    Beyond,
    `SELECT b.issue FROM lottery_bet b JOIN wager w ON w.id = b.wager_id
     WHERE b.lottery = :lottery AND b.issue IN (SELECT jsonb_array_elements_text(:issues::jsonb)) AND b.member_id = :memberId
       AND w.currency = :currency AND NOT b.cancelled
     GROUP BY b.issue HAVING sum(b.exposure) > :mostMember LIMIT 1`,
    {
      ...{ lottery: id, issues: JSON.stringify(issues), memberId: session.memberId },
      ...{ currency: game.currency, mostMember },
    },
  )
  if (beyond) throw new Refusal('lottery_limit', { kind: 'member', limit: mostMember.toString() })
}
