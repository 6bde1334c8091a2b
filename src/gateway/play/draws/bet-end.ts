import { bigint, enums, type Infer, integer, nullable, record, string, type } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import type { Lottery } from '#games/lottery/lotteries.ts'
import { readAllOdds } from '#games/lottery/odds.ts'
import type { SlipEnd } from '#games/lottery/slip.ts'
import { dayOfIssue } from '#games/lottery/timetable.ts'
import { ChoiceStruct } from '#games/lottery/wire.ts'
import type { Json } from '#gateway/platform/db/rows.ts'

/** What a bet is settled by. */
export const SettledBetRow = type({
  wager_id: bigint(),
  round_id: bigint(),
  member_id: bigint(),
  mode: enums(['real', 'trial']),
  play: string(),
  choice: ChoiceStruct,
  prize_group: integer(),
  line_count: integer(),
  line_stake: bigint(),
  odds: record(string(), string()),
  most_win: bigint(),
  stake: bigint(),
  chase_id: nullable(bigint()),
  key: string(),
  game_type: GameType,
})
export type SettledBet = Infer<typeof SettledBetRow>

/** Its columns, of `lottery_bet b`, `wager w` and `game g`. */
export const settledBetFields = `b.wager_id, b.round_id, b.member_id, b.mode, b.play, b.choice, b.prize_group, b.line_count, b.line_stake, b.odds,
  b.most_win, b.chase_id, w.stake, w.transaction_key AS key, g.game_type`
export const settledBetTables =
  'lottery_bet b JOIN wager w ON w.id = b.wager_id JOIN round r ON r.id = b.round_id JOIN game g ON g.node_id = r.node_id'

/** What is drawn, or null of a void draw. */
export interface DrawnResult {
  readonly issue: string
  readonly commitment: string
  readonly server_seed: string | null
  readonly result: Json | null
}

/** What a bet comes to. A bet on a void draw gets its stake back, which is no prize. */
export const betEnd = ({ game }: Lottery, { issue, result }: DrawnResult, bet: SettledBet): SlipEnd =>
  result === null
    ? { prizes: 0n, returned: bet.stake }
    : game.end(
        {
          ...{ play: bet.play, choice: bet.choice, lineStake: bet.line_stake, count: bet.line_count, stake: bet.stake },
          odds: readAllOdds(bet.odds),
          mostBet: bet.most_win,
        },
        result,
        dayOfIssue(issue),
      )

/** What the player sees of it in the history, as JSON text. */
export const outcomeOf = ({ id }: Lottery, draw: DrawnResult, bet: SettledBet): string =>
  JSON.stringify({
    ...{ lottery: id, issue: draw.issue, play: bet.play, choice: bet.choice, group: bet.prize_group },
    ...{ lineStake: `${bet.line_stake}`, odds: bet.odds },
    ...{ commitment: draw.commitment, serverSeed: draw.server_seed, result: draw.result },
  })
