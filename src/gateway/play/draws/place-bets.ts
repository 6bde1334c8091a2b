import { create, type } from 'superstruct'
import { IssueId, LotteryBets } from '#contract/play/draws/draw.ts'
import { fundsFields } from '#contract/play/games/funds.ts'
import { type ChaseDraw, isChase } from '#games/lottery/chase.ts'
import type { Lottery } from '#games/lottery/lotteries.ts'
import { writeAllOdds } from '#games/lottery/odds.ts'
import type { WantedSlip } from '#games/lottery/slip.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { callOne } from '#gateway/platform/ledger/call.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { once, refusalError } from '#gateway/platform/ledger/once.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { playerFunds } from '#gateway/play/games/player-funds.ts'
import { houseTransaction } from '#gateway/play/vendors/door.ts'
import { placeMany } from '#gateway/play/vendors/many.ts'
import { toJson } from '#lib/json.ts'
import { admit } from './admit.ts'
import { lotteryOfGame } from './at-lottery.ts'
import { type CountedBet, countedBets, summed } from './counted-bet.ts'
import { countIn, sumsOf } from './draw-sums.ts'
import { checkMember } from './member-limit.ts'
import { wireBet } from './own-bets.ts'

/** The bets of a slip. */
export interface Placing {
  readonly key: string
  readonly issue: string
  readonly bets: readonly WantedSlip[]
  /** The draws on which they are placed, if it is not `issue` alone. */
  readonly chase?: Placed | undefined
}

interface Placed {
  readonly draws: readonly ChaseDraw[]
  readonly stopsOnWin: boolean
}

/** The most numbers that the bets of a chase are about, counted for each draw: each has a sum that is locked and moved. */
const mostChaseNumbers = 20_000

const Answer = type({ issue: IssueId, placed: LotteryBets, ...fundsFields })

/**
 * Places the bets of a slip on an open draw, or on each of a chase: all or none, in one transaction. No draw can close before it ends.
 *
 * @throws {Refusal} `bets_closed`, `chase_wrong`, those of a slip, those of the money door, and `insufficient-funds` of the ledger; all
 *   final for the key
 * @throws {CallFailure} `game_session_closed`: the key stays unused
 */
export async function placeBets(deps: GatewayDeps, player: Player, { key, issue, bets, chase }: Placing) {
  const { database, now, config } = deps
  const { memberId } = player.session
  const { nodeId, mode, gameSessionId, currency } = player.game
  const lottery = await lotteryOfGame(database, nodeId)
  const request = { call: 'placeLotteryBets', nodeId, mode, issue, ...JSON.parse(JSON.stringify({ bets, chase })) }
  const { answer, replayed } = await once(
    database,
    { actor: `member:${memberId}`, key, request, now: now() },
    async (tx) => {
      if (chase && !isChase(chase.draws, issue, bets.length)) throw new Refusal('chase_wrong')
      const draws = chase?.draws ?? [{ issue, multiple: 1 }]
      const slips = countedBets(lottery, config.jurisdiction, draws, bets)
      const sums = sumsOf(slips.map(summed))
      if (chase && sums.reduce((sum, { numbers }) => sum + numbers.size, 0) > mostChaseNumbers)
        throw new Refusal('chase_wrong')
      await admit(tx, { lottery: lottery.id, issues: draws.map((draw) => draw.issue), gameSessionId })
      const chaseId = chase ? await beginChase(tx, lottery, player, chase) : null
      const placed = await place(deps, tx, player, { lottery, slips, chaseId, key })
      await checkMember(
        tx,
        lottery,
        lottery.terms,
        player,
        draws.map((draw) => draw.issue),
      )
      const answer = {
        ...{ issue, placed: placed.map(wireBet) },
        ...(await playerFunds(tx, player, now())),
      }
      // Last, because bets of the draw may wait for each other here.
      await countIn(tx, lottery, { memberId, currency }, sums)
      return JSON.parse(toJson(answer))
    },
  )
  if (!replayed && mode === 'real') balanceChanged(deps, memberId)
  return create(answer, Answer)
}

/** Stores a chase. @returns its id */
async function beginChase(tx: Transaction, { id }: Lottery, { session, game }: Player, { stopsOnWin }: Placed) {
  const text = `INSERT INTO lottery_chase (lottery, member_id, mode, stops_on_win, begun_at)
    VALUES (:lottery, :memberId, :mode, :stopsOnWin, table_now()) RETURNING id`
  const asked = { lottery: id, memberId: session.memberId, mode: game.mode, stopsOnWin }
  return (await callOne(tx, IdRow, text, asked)).id
}

interface Slips {
  readonly lottery: Lottery
  readonly slips: readonly CountedBet[]
  readonly chaseId: bigint | null
  readonly key: string
}

/** Places bets at the money door; each is a round of its own. */
async function place(
  { now }: GatewayDeps,
  tx: Transaction,
  player: Player,
  { lottery, slips, chaseId, key }: Slips,
): Promise<Parameters<typeof wireBet>[0][]> {
  const { memberId } = player.session
  const { mode, gameSessionId } = player.game
  const placed = await placeMany(tx, {
    ...{ gameSessionId, engine: 'draws', now: now() },
    bets: slips.map(({ issue, wanted: { play }, slip: { stake } }, index) => {
      const own = `${key}:${index}`
      const named = { lottery: lottery.id, issue, play, stake: stake.toString() }
      return {
        transaction: houseTransaction(memberId, own, { call: 'placeLotteryBets', ...named }),
        ...{ key: own, stake, reference: `${lottery.id}:${issue}:${memberId}:${own}` },
      }
    }),
  })
  const rows = placed.map((one, index) => {
    if (one.result === 'closed') throw new CallFailure('game_session_closed')
    if (one.result === 'refused') throw refusalError(one.refusal)
    const slip = slips[index]
    if (one.result !== 'done' || !slip) throw new Error(`A bet on ${lottery.id} was answered with ${one.result}`)
    return { wager_id: one.wager_id, round_id: one.round_id, chase_id: chaseId, ...rowOfBet(slip) }
  })
  await tx.query(betsText, { lottery: lottery.id, memberId, mode, bets: toJson(rows) })
  return rows
}

const betsText = `INSERT INTO lottery_bet (wager_id, round_id, lottery, issue, member_id, mode, play, choice, prize_group, line_count, line_stake, rebate, odds,
    most_win, exposure, chase_id)
  SELECT b.wager_id, b.round_id, :lottery, b.issue, :memberId, :mode, b.play, b.choice, b.prize_group, b.line_count, b.line_stake, b.rebate, b.odds,
    b.most_win, b.exposure, b.chase_id
  FROM jsonb_to_recordset(:bets::jsonb) AS b (wager_id bigint, round_id bigint, issue text, play text, choice jsonb, prize_group int, line_count int,
    line_stake bigint, rebate bigint, odds jsonb, most_win bigint, exposure bigint, chase_id bigint)`

const rowOfBet = ({ issue, wanted, slip, exposure, mostWin }: CountedBet) => ({
  ...{ issue, play: wanted.play, choice: wanted.choice.map((row) => [...row]), prize_group: wanted.group },
  ...{
    line_count: slip.count,
    line_stake: slip.lineStake,
    rebate: slip.rebate,
    stake: slip.stake,
    most_win: mostWin,
    exposure,
  },
  odds: writeAllOdds(slip.odds),
})
