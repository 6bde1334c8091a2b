import type { ChallengePurpose, getChallenge } from '#contract/auth/get-challenge.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { CallFailure } from '#gateway/http/failure.ts'

/** Asks a client for something that is cheap once and dear a thousand times. */
export interface Challenges {
  /** Whether calls insist on a solution. */
  readonly required: boolean
  offer(purpose: ChallengePurpose): Promise<ResponseOf<typeof getChallenge>>
  /** Whether the solution is right, in time, new and work enough for this purpose. It is used up. */
  accept(solution: string, purpose: ChallengePurpose): Promise<boolean>
}

/** @throws {CallFailure} `challenge_required` without a solution, `challenge_failed` with one that is not good */
export async function demandSolution(
  challenges: Challenges,
  solution: string | undefined,
  value?: unknown,
): Promise<void> {
  if (!challenges.required) return
  if (solution === undefined) throw new CallFailure('challenge_required', { value })
  if (!(await challenges.accept(solution, 'form'))) throw new CallFailure('challenge_failed', { value })
}
