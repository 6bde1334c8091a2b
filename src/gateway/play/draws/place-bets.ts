import { create, type } from 'superstruct'
import { IssueId, LotteryBets } from '#contract/play/draws/draw.ts'
import { fundsFields } from '#contract/play/games/funds.ts'
import { type ChaseDraw, isChase } from '#games/lottery/chase.ts'
import type { Lottery } from '#games/lottery/lotteries.ts'
import { oddsText } from '#games/lottery/odds.ts'
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
import { bet, houseTransaction } from '#gateway/play/vendors/door.ts'
import { toJson } from '#lib/json.ts'
import { admit } from './admit.ts'
import { lotteryOfGame } from './at-lottery.ts'
import { type CountedBet, countedBet, summed } from './counted-bet.ts'
import { countIn, sumsOf } from './draw-sums.ts'
import { checkMember } from './member-limit.ts'
import { ownBets, wireBet } from './own-bets.ts'

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
      const slips = draws.flatMap((draw) =>
        bets.map((wanted) => countedBet(lottery, config.jurisdiction, draw.issue, onDraw(wanted, draw))),
      )
      const sums = sumsOf(slips.map(summed))
      if (chase && sums.reduce((sum, { numbers }) => sum + numbers.size, 0) > mostChaseNumbers)
        throw new Refusal('chase_wrong')
      await admit(tx, { lottery: lottery.id, issues: draws.map((draw) => draw.issue), gameSessionId })
      const chaseId = chase ? await beginChase(tx, lottery, player, chase) : null
      const placed = new Set<string>()
      for (const [index, slip] of slips.entries())
        placed.add(`${await place(deps, tx, player, { lottery, slip, chaseId, key: `${key}:${index}` })}`)
      await checkMember(
        tx,
        lottery,
        lottery.terms,
        player,
        draws.map((draw) => draw.issue),
      )
      const own = await ownBets(tx, { lottery: lottery.id, memberId, mode })
      const answer = {
        ...{ issue, placed: own.filter(({ wager_id: id }) => placed.has(`${id}`)).map(wireBet) },
        ...(await playerFunds(tx, player, now())),
      }
      // Last, because all bets of the draw wait for each other here.
      await countIn(tx, lottery, currency, sums)
      return JSON.parse(toJson(answer))
    },
  )
  if (!replayed && mode === 'real') balanceChanged(deps, memberId)
  return create(answer, Answer)
}

/** A bet of a slip as it is placed on a draw of a chase. */
const onDraw = (wanted: WantedSlip, { multiple }: ChaseDraw): WantedSlip => ({
  ...wanted,
  multiple: wanted.multiple * multiple,
})

/** Stores a chase. @returns its id */
async function beginChase(tx: Transaction, { id }: Lottery, { session, game }: Player, { stopsOnWin }: Placed) {
  const text = `INSERT INTO lottery_chase (lottery, member_id, mode, stops_on_win, begun_at)
    VALUES (:lottery, :memberId, :mode, :stopsOnWin, table_now()) RETURNING id`
  const asked = { lottery: id, memberId: session.memberId, mode: game.mode, stopsOnWin }
  return (await callOne(tx, IdRow, text, asked)).id
}

interface OneBet {
  readonly lottery: Lottery
  readonly slip: CountedBet
  readonly chaseId: bigint | null
  readonly key: string
}

/** Places one bet at the money door; it is a round of its own. @returns its id */
async function place(
  { now }: GatewayDeps,
  tx: Transaction,
  player: Player,
  { lottery, slip: { issue, wanted, slip, exposure, mostWin }, chaseId, key }: OneBet,
): Promise<bigint> {
  const { memberId } = player.session
  const { mode, gameSessionId } = player.game
  const named = { lottery: lottery.id, issue, play: wanted.play, stake: slip.stake.toString() }
  const placed = await bet(tx, {
    transaction: houseTransaction(memberId, key, { call: 'placeLotteryBets', ...named }),
    ...{ gameSessionId, engine: 'draws', key, stake: slip.stake },
    round: { reference: `${lottery.id}:${issue}:${memberId}:${key}`, exclusive: false },
    now: now(),
  })
  if (placed.result === 'closed') throw new CallFailure('game_session_closed')
  if (placed.result === 'refused') throw refusalError(placed.refusal)
  if (placed.result !== 'done') throw new Error(`A bet on ${lottery.id} was answered with ${placed.result}`)
  await tx.query(
    `INSERT INTO lottery_bet (wager_id, round_id, lottery, issue, member_id, mode, play, choice, prize_group, line_count, line_stake, rebate, odds, most_win, exposure,
       chase_id)
     VALUES (:wagerId, :roundId, :lottery, :issue, :memberId, :mode, :play, :choice::jsonb, :group, :lines, :lineStake, :rebate,
       :odds::jsonb, :mostWin, :exposure, :chaseId)`,
    {
      ...{ wagerId: placed.wager_id, roundId: placed.round_id, lottery: lottery.id, issue, memberId, mode },
      ...{ play: wanted.play, choice: JSON.stringify(wanted.choice), group: wanted.group },
      ...{ lines: slip.count, lineStake: slip.lineStake, rebate: slip.rebate, mostWin, exposure, chaseId },
      odds: JSON.stringify(Object.fromEntries(Object.entries(slip.odds).map(([tier, odds]) => [tier, oddsText(odds)]))),
    },
  )
  return placed.wager_id
}
