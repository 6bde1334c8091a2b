import { lineCount } from './paylines.ts'

/** R$ 0.20 to R$ 100.00. Each is a multiple of the number of lines, so that line stakes are whole amounts. */
export const stakeLadder: readonly bigint[] = [
  20n,
  40n,
  60n,
  100n,
  200n,
  300n,
  500n,
  800n,
  1000n,
  1500n,
  2000n,
  3000n,
  5000n,
  10000n,
]

export type StakeProblem = 'not-positive' | 'not-a-multiple-of-lines' | 'not-offered'

/** The stake is not offered; nothing was drawn. */
export class StakeError extends RangeError {
  override readonly name = 'StakeError'
  readonly problem: StakeProblem

  constructor(stake: bigint, problem: StakeProblem) {
    super(`stake ${stake} is refused: ${problem}`)
    this.problem = problem
  }
}

/** Why a total stake in minor units is invalid; undefined if it is valid. */
export function stakeProblem(stakes: readonly bigint[], stake: bigint): StakeProblem | undefined {
  if (stake <= 0n) return 'not-positive'
  if (stake % lineCount !== 0n) return 'not-a-multiple-of-lines'
  return stakes.includes(stake) ? undefined : 'not-offered'
}
