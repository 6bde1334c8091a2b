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
export function countedBet(
  lottery: Lottery,
  { leastReturn }: Jurisdiction,
  issue: string,
  wanted: WantedSlip,
): CountedBet {
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

const refused = (fault: SlipFault) =>
  fault.code === 'lottery_limit'
    ? new Refusal(fault.code, { kind: fault.kind, limit: fault.limit.toString() })
    : new Refusal(fault.code)

/** What is summed up of it. */
export const summed = ({ issue, slip, exposure, numbers }: CountedBet): SummedBet => ({
  ...{ issue, stake: slip.stake, exposure, numbers },
})
