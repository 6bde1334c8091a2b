import { bigint, enums, type Infer, integer, nullable, record, string, type } from 'superstruct'
import { lotteryBetEnds } from '#contract/play/draws/draw.ts'
import { ChoiceStruct } from '#games/lottery/wire.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'

const shown = {
  wager_id: bigint(),
  issue: string(),
  chase_id: nullable(bigint()),
  play: string(),
  choice: ChoiceStruct,
  prize_group: integer(),
  line_count: integer(),
  line_stake: bigint(),
  rebate: bigint(),
  stake: bigint(),
}
const shownFields =
  'b.wager_id, b.issue, b.chase_id, b.play, b.choice, b.prize_group, b.line_count, b.line_stake, b.rebate, w.stake'

const BetRow = type({
  ...shown,
  round_id: bigint(),
  game_session_id: bigint(),
  currency: string(),
  exposure: bigint(),
  odds: record(string(), string()),
  most_win: bigint(),
  key: string(),
})
export type OwnBet = Infer<typeof BetRow>

const EndedRow = type({ ...shown, state: enums(lotteryBetEnds), win: bigint() })

/** Whose bets, and in which mode. */
interface Owner {
  readonly lottery: string
  readonly memberId: bigint
  readonly mode: 'real' | 'trial'
}

const ofOwner = 'b.lottery = :lottery AND b.member_id = :memberId AND b.mode = :mode'

/** The bets of a member on draws of a lottery that are not settled, in the order of their placing. */
export const ownBets = (on: Executor, owner: Owner): Promise<OwnBet[]> =>
  rowsOf(
    on,
    BetRow,
    `SELECT ${shownFields}, b.round_id, w.game_session_id, w.currency, b.exposure, b.odds, b.most_win, w.transaction_key AS key
     FROM lottery_bet b JOIN wager w ON w.id = b.wager_id
     WHERE ${ofOwner} AND b.settled_at IS NULL
     ORDER BY b.wager_id`,
    { ...owner },
  )

/** Bets that ended which a player finds. */
const lastEnded = 20

/** The bets of a member on draws of a lottery that ended last, the latest first. */
export async function endedBets(on: Executor, owner: Owner) {
  const rows = await rowsOf(
    on,
    EndedRow,
    `SELECT ${shownFields}, coalesce(c.state, w.state) AS state, coalesce(c.due, w.win, 0) AS win
     FROM lottery_bet b JOIN wager w ON w.id = b.wager_id LEFT JOIN LATERAL (
       SELECT d.due, CASE WHEN c.new_result IS NULL THEN 'void' WHEN d.due > 0 THEN 'won' ELSE 'lost' END AS state
       FROM lottery_correction_bet d JOIN lottery_correction c ON c.id = d.correction_id
       WHERE d.wager_id = b.wager_id ORDER BY d.correction_id DESC LIMIT 1) c ON true
     WHERE ${ofOwner} AND b.settled_at IS NOT NULL
     ORDER BY b.settled_at DESC, b.wager_id DESC LIMIT ${lastEnded}`,
    { ...owner },
  )
  return rows.map((bet) => ({ ...wireBet(bet), state: bet.state, win: bet.win }))
}

export const wireBet = (bet: Omit<Infer<typeof EndedRow>, 'state' | 'win'>) => ({
  betId: bet.wager_id.toString(),
  chaseId: bet.chase_id?.toString() ?? null,
  issue: bet.issue,
  play: bet.play,
  choice: bet.choice,
  group: bet.prize_group,
  lines: bet.line_count,
  lineStake: bet.line_stake,
  rebate: bet.rebate,
  stake: bet.stake,
})
