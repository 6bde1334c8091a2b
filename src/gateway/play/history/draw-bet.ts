import { bigint, enums, type Infer, integer, nullable, record, string, type } from 'superstruct'
import { drawStates } from '#contract/play/draws/draw.ts'
import { drawSeed, lotteryOf } from '#games/lottery/lotteries.ts'
import { isLotteryType, type LotteryTypeName } from '#games/lottery/type-names.ts'
import { ChoiceStruct, type PastDraw, type RecordedDraw } from '#games/lottery/wire.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Json, rowsOf } from '#gateway/platform/db/rows.ts'

const BetRow = type({
  lottery: string(),
  issue: string(),
  play: string(),
  choice: ChoiceStruct,
  prize_group: integer(),
  line_count: integer(),
  line_stake: bigint(),
  rebate: bigint(),
  odds: record(string(), string()),
  most_win: bigint(),
  state: enums(drawStates),
  commitment: string(),
  server_seed: nullable(string()),
  result: nullable(Json),
})

/** A bet on a draw with its draw; a round of a lottery has one. */
export type DrawBet = Infer<typeof BetRow> & { readonly game: LotteryTypeName }

/** The bet of a round, if it is one of a lottery that the house still knows. */
export async function drawBet(on: Executor, roundId: bigint): Promise<DrawBet | undefined> {
  const [row] = await rowsOf(
    on,
    BetRow,
    `SELECT b.lottery, b.issue, b.play, b.choice, b.prize_group, b.line_count, b.line_stake, b.rebate, b.odds, b.most_win,
       d.state, d.commitment, d.server_seed, d.result
     FROM lottery_bet b JOIN lottery_draw d ON d.lottery = b.lottery AND d.issue = b.issue WHERE b.round_id = :roundId`,
    { roundId },
  )
  const game = row && lotteryOf(row.lottery)?.game.type
  return row && isLotteryType(game) ? { ...row, game } : undefined
}

/** As much of a bet as its picture needs. */
export const pastDraw = (bet: DrawBet): PastDraw => ({
  ...{ lottery: bet.lottery, type: bet.game, issue: bet.issue, state: bet.state, result: bet.result },
  bet: recordedBet(bet),
})

const recordedBet = (bet: DrawBet): RecordedDraw['bet'] => ({
  ...{ play: bet.play, choice: bet.choice, group: bet.prize_group, lines: bet.line_count },
  ...{ lineStake: `${bet.line_stake}`, rebate: `${bet.rebate}`, odds: bet.odds, mostWin: `${bet.most_win}` },
})

/** What a draw follows from and what is compared, in the form of a proof; undefined for one without a result. */
export function drawClaim(bet: DrawBet, stake: bigint) {
  const { lottery, issue, game, commitment, server_seed: serverSeed, result } = bet
  if (serverSeed === null || result === null) return undefined
  const round = { stake: `${stake}`, lottery, issue, bet: recordedBet(bet) } satisfies RecordedDraw
  return {
    seed: drawSeed(lottery, issue, serverSeed),
    claim: { engine: 'draws', game, commitment, round, outcome: result },
  } as const
}
