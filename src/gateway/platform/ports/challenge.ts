import type { ChallengePurpose, getChallenge } from '#contract/account/auth/get-challenge.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'

/** Challenges that are cheap to solve once and expensive to solve thousands of times. */
export interface Challenges {
  /** Whether calls require a solution. */
  readonly required: boolean
  offer(purpose: ChallengePurpose): Promise<ResponseOf<typeof getChallenge>>
  /** Whether a solution is correct, not expired, unused and hard enough for the purpose. It is used up. */
  accept(solution: string, purpose: ChallengePurpose): Promise<boolean>
}

/** @throws {CallFailure} `challenge_required` without a solution, `challenge_failed` with an invalid one */
export async function demandSolution(
  challenges: Challenges,
  solution: string | undefined,
  value?: unknown,
): Promise<void> {
  if (!challenges.required) return
  if (solution === undefined) throw new CallFailure('challenge_required', { value })
  if (!(await challenges.accept(solution, 'form'))) throw new CallFailure('challenge_failed', { value })
}
