import { bigint, type Infer, integer, string, type } from 'superstruct'
import { ChoiceStruct } from '#games/lottery/wire.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'

const BetRow = type({
  wager_id: bigint(),
  round_id: bigint(),
  issue: string(),
  play: string(),
  choice: ChoiceStruct,
  prize_group: integer(),
  line_count: integer(),
  line_stake: bigint(),
  rebate: bigint(),
  stake: bigint(),
  exposure: bigint(),
  key: string(),
})
export type OwnBet = Infer<typeof BetRow>

/** Whose bets, and in which mode. */
interface Owner {
  readonly lottery: string
  readonly memberId: bigint
  readonly mode: 'real' | 'trial'
}

/** The bets of a member on draws of a lottery that are not settled, in the order of their placing. */
export const ownBets = (on: Executor, owner: Owner): Promise<OwnBet[]> =>
  rowsOf(
    on,
    BetRow,
    `SELECT b.wager_id, b.round_id, b.issue, b.play, b.choice, b.prize_group, b.line_count, b.line_stake, b.rebate, w.stake, b.exposure,
       w.transaction_key AS key
     FROM lottery_bet b JOIN wager w ON w.id = b.wager_id
     WHERE b.lottery = :lottery AND b.member_id = :memberId AND b.mode = :mode AND b.settled_at IS NULL AND NOT b.cancelled
     ORDER BY b.wager_id`,
    { ...owner },
  )

export const wireBet = (bet: OwnBet) => ({
  betId: bet.wager_id.toString(),
  issue: bet.issue,
  play: bet.play,
  choice: bet.choice,
  group: bet.prize_group,
  lines: bet.line_count,
  lineStake: bet.line_stake,
  rebate: bet.rebate,
  stake: bet.stake,
})
