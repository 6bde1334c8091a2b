import { CallError } from '#api/errors.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { getLotteryResults } from '#contract/play/draws/get-lottery-results.ts'
import { call } from '#stores/call.ts'

export type LotteryResults = ResponseOf<typeof getLotteryResults>['lotteries']

/**
 * The next draw and the last result of each lottery.
 *
 * @returns undefined if the gateway does not answer
 */
export async function loadResults(): Promise<LotteryResults | undefined> {
  try {
    return (await call(getLotteryResults, {})).lotteries
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}

/** The lottery of some that draws next; one without an open draw if all are. */
export function nextOf(results: LotteryResults, nodeIds: readonly number[]): LotteryResults[number] | undefined {
  const when = ({ next }: LotteryResults[number]) => (next ? Date.parse(next.drawsAt) : Number.POSITIVE_INFINITY)
  return results
    .filter(({ nodeId }) => nodeIds.includes(nodeId))
    .reduce<LotteryResults[number] | undefined>(
      (best, one) => (best && when(best) <= when(one) ? best : one),
      undefined,
    )
}
