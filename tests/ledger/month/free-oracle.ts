import type { PlannedFreeRound } from './plan.ts'

/** The terms of a player's free rounds from the beginning of the month on, minor units. */
export interface FreePlan {
  readonly rounds: number
  readonly stake: bigint
  readonly expiresAt: number
}

/** What became of a player's free rounds. @param wanted in the order of their moments */
export function freeOf(wanted: readonly PlannedFreeRound[], { rounds, expiresAt }: FreePlan) {
  const played = wanted.filter(({ at }) => at < expiresAt).slice(0, rounds)
  return {
    played: played.map(({ id }) => id),
    won: played.reduce((sum, { win }) => sum + win, 0n),
    status: played.length === rounds ? 'completed' : 'expired',
  }
}
