import { boolean, create, type } from 'superstruct'
import { IssueId, LotteryBets } from '#contract/play/draws/draw.ts'
import { fundsFields } from '#contract/play/games/funds.ts'
import { type Lottery, termsUnder } from '#games/lottery/lotteries.ts'
import { oddsText } from '#games/lottery/odds.ts'
import type { CountedSlip, SlipFault, WantedSlip } from '#games/lottery/slip.ts'
import { dayOfIssue } from '#games/lottery/timetable.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { callOne } from '#gateway/platform/ledger/call.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { once, refusalError } from '#gateway/platform/ledger/once.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { playerFunds } from '#gateway/play/games/player-funds.ts'
import { bet, houseTransaction } from '#gateway/play/vendors/door.ts'
import { toJson } from '#lib/json.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import { lotteryOfGame } from './at-lottery.ts'
import { ownBets, wireBet } from './own-bets.ts'

/** The bets of a slip. */
export interface Placing {
  readonly key: string
  readonly issue: string
  readonly bets: readonly WantedSlip[]
}

/** A bet with what was counted of it. */
interface Counted {
  readonly wanted: WantedSlip
  readonly slip: CountedSlip
  /** What it can win at most, and the most that a bet pays. Minor units. */
  readonly exposure: bigint
  readonly mostWin: bigint
}

const Answer = type({ issue: IssueId, placed: LotteryBets, ...fundsFields })

/**
 * Places the bets of a slip on an open draw: all or none, in one transaction. The draw cannot close before it ends.
 *
 * @throws {Refusal} `bets_closed`, those of a slip, those of the money door, and `insufficient-funds` of the ledger; all final for the key
 * @throws {CallFailure} `game_session_closed`: the key stays unused
 */
export async function placeBets(deps: GatewayDeps, player: Player, { key, issue, bets }: Placing) {
  const { database, now, config } = deps
  const { memberId } = player.session
  const { nodeId, mode } = player.game
  const lottery = await lotteryOfGame(database, nodeId)
  const request = { call: 'placeLotteryBets', nodeId, mode, issue, bets: JSON.parse(JSON.stringify(bets)) }
  const { answer, replayed } = await once(
    database,
    { actor: `member:${memberId}`, key, request, now: now() },
    async (tx) => {
      const slips = bets.map((wanted) => countedBet(lottery, config.jurisdiction, issue, wanted))
      await admit(tx, lottery, issue, player)
      const placed = new Set<string>()
      for (const [index, slip] of slips.entries())
        placed.add(`${await place(deps, tx, player, { lottery, issue, slip, key: `${key}:${index}` })}`)
      const own = await ownBets(tx, { lottery: lottery.id, memberId, mode })
      const answer = {
        ...{ issue, placed: own.filter(({ wager_id: id }) => placed.has(`${id}`)).map(wireBet) },
        ...(await playerFunds(tx, player, now())),
      }
      // Last, because all bets of the draw wait for each other here.
      await count(tx, lottery, issue, player, {
        bets: slips.length,
        stake: slips.reduce((sum, { slip }) => sum + slip.stake, 0n),
        exposure: slips.reduce((sum, { exposure }) => sum + exposure, 0n),
      })
      return JSON.parse(toJson(answer))
    },
  )
  if (!replayed && mode === 'real') balanceChanged(deps, memberId)
  return create(answer, Answer)
}

/** @throws {Refusal} why the bet is none */
function countedBet(lottery: Lottery, { leastReturn }: Jurisdiction, issue: string, wanted: WantedSlip): Counted {
  const terms = termsUnder(leastReturn, lottery)
  const counted = lottery.game.counted(terms, wanted, dayOfIssue(issue))
  if ('fault' in counted) throw refused(counted.fault)
  const { slip } = counted
  const all = slip.mostLineWin * BigInt(slip.count)
  return { wanted, slip, exposure: all < terms.mostBet ? all : terms.mostBet, mostWin: terms.mostBet }
}

const refused = (
  fault: SlipFault | { readonly code: 'lottery_limit'; readonly kind: 'draw'; readonly limit: bigint },
) =>
  fault.code === 'lottery_limit'
    ? new Refusal(fault.code, { kind: fault.kind, limit: fault.limit.toString() })
    : new Refusal(fault.code)

const Admitted = type({ admitted: boolean() })

/** Keeps the draw open until the end of the transaction. @throws {Refusal} `bets_closed` */
export async function admit(tx: Transaction, { id }: Lottery, issue: string, { game }: Player): Promise<void> {
  const text = 'SELECT lottery_admit(:lottery, :issue, :gameSessionId) AS admitted'
  const { admitted } = await callOne(tx, Admitted, text, { lottery: id, issue, gameSessionId: game.gameSessionId })
  if (!admitted) throw new Refusal('bets_closed')
}

const CountedRow = type({ counted: boolean() })

/** Adds to the sums of a draw. @throws {Refusal} `lottery_limit` if it would risk too much */
export async function count(
  tx: Transaction,
  { id, exposure: most }: Lottery,
  issue: string,
  { game }: Player,
  added: { readonly bets: number; readonly stake: bigint; readonly exposure: bigint },
): Promise<void> {
  const { counted } = await callOne(
    tx,
    CountedRow,
    'SELECT lottery_count(:lottery, :issue, :currency, :bets, :stake, :exposure, :most) AS counted',
    { lottery: id, issue, currency: game.currency, ...added, most },
  )
  if (!counted) throw refused({ code: 'lottery_limit', kind: 'draw', limit: most })
}

interface OneBet {
  readonly lottery: Lottery
  readonly issue: string
  readonly slip: Counted
  readonly key: string
}

/** Places one bet at the money door; it is a round of its own. @returns its id */
async function place(
  { now }: GatewayDeps,
  tx: Transaction,
  player: Player,
  { lottery, issue, slip: { wanted, slip, exposure, mostWin }, key }: OneBet,
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
    `INSERT INTO lottery_bet (wager_id, round_id, lottery, issue, member_id, mode, play, choice, prize_group, line_count, line_stake, rebate, odds, most_win, exposure)
     VALUES (:wagerId, :roundId, :lottery, :issue, :memberId, :mode, :play, :choice::jsonb, :group, :lines, :lineStake, :rebate,
       :odds::jsonb, :mostWin, :exposure)`,
    {
      ...{ wagerId: placed.wager_id, roundId: placed.round_id, lottery: lottery.id, issue, memberId, mode },
      ...{ play: wanted.play, choice: JSON.stringify(wanted.choice), group: wanted.group },
      ...{ lines: slip.count, lineStake: slip.lineStake, rebate: slip.rebate, mostWin, exposure },
      odds: JSON.stringify(Object.fromEntries(Object.entries(slip.odds).map(([tier, odds]) => [tier, oddsText(odds)]))),
    },
  )
  return placed.wager_id
}
