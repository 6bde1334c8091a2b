import type { ChaseDraw } from '#games/lottery/chase.ts'
import { type Lottery, termsUnder } from '#games/lottery/lotteries.ts'
import type { CountedSlip, SlipFault, WantedSlip } from '#games/lottery/slip.ts'
import { dayOfIssue } from '#games/lottery/timetable.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import type { SummedBet } from './draw-sums.ts'

/** A bet on a draw with what was counted of it. */
export interface CountedBet {
  readonly issue: string
  readonly wanted: WantedSlip
  readonly slip: CountedSlip
  /** What it could win if a number comes. */
  readonly numbers: ReadonlyMap<string, bigint>
  /** What it can win at most, and the most that a bet pays. Minor units. */
  readonly exposure: bigint
  readonly mostWin: bigint
}

/** @throws {Refusal} why the bet is none */
function countedBet(lottery: Lottery, { leastReturn }: Jurisdiction, issue: string, wanted: WantedSlip): CountedBet {
  const terms = termsUnder(leastReturn, lottery)
  const counted = lottery.game.counted(terms, wanted, dayOfIssue(issue))
  if ('fault' in counted) throw refused(counted.fault)
  const { slip } = counted
  const all = slip.mostLineWin * BigInt(slip.count)
  const { play, choice } = wanted
  return {
    ...{ issue, wanted, slip },
    numbers: lottery.game.risked({ play, choice, ...slip, mostBet: terms.mostBet }, dayOfIssue(issue)),
    ...{ exposure: all < terms.mostBet ? all : terms.mostBet, mostWin: terms.mostBet },
  }
}

/** The most numbers that the bets of a slip or chase can be about, each counted for each bet and draw: they are many to count and to store. */
const mostNumbers = 50_000

/**
 * The bets of a slip on each of some draws.
 *
 * @throws {Refusal} why one of them is none, or `slip_too_large`, before more is counted
 */
export function countedBets(
  lottery: Lottery,
  law: Jurisdiction,
  draws: readonly ChaseDraw[],
  bets: readonly WantedSlip[],
): CountedBet[] {
  const counted: CountedBet[] = []
  let numbers = 0
  for (const { issue, multiple } of draws)
    for (const wanted of bets) {
      const bet = countedBet(lottery, law, issue, { ...wanted, multiple: wanted.multiple * multiple })
      numbers += bet.numbers.size
      if (numbers > mostNumbers) throw new Refusal('slip_too_large')
      counted.push(bet)
    }
  return counted
}

const refused = (fault: SlipFault) =>
  fault.code === 'lottery_limit'
    ? new Refusal(fault.code, { kind: fault.kind, limit: fault.limit.toString() })
    : new Refusal(fault.code)

/** What is summed up of it. */
export const summed = ({ issue, slip, exposure, numbers }: CountedBet): SummedBet => ({
  ...{ issue, stake: slip.stake, exposure, numbers },
})
