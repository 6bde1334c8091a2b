import type { getChallenge } from '#contract/auth/get-challenge.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { altchaChallenges } from './altcha.ts'

/** Asks a client for something that is cheap once and dear a thousand times. */
export interface Challenges {
  /** Whether calls insist on a solution. */
  readonly required: boolean
  offer(): Promise<ResponseOf<typeof getChallenge>>
  /** Whether the solution is right, in time and new. It is used up. */
  accept(solution: string): Promise<boolean>
}

const noChallenges: Challenges = {
  required: false,
  offer: async () => ({ provider: 'none', challenge: null }),
  accept: async () => true,
}

/** The challenges of the configuration. */
export function configuredChallenges(deps: GatewayDeps): Challenges {
  return deps.config.challenge === 'none' ? noChallenges : altchaChallenges(deps)
}

/** @throws {CallFailure} `challenge_required` without a solution, `challenge_failed` with one that is not good */
export async function demandSolution(
  challenges: Challenges,
  solution: string | undefined,
  value?: unknown,
): Promise<void> {
  if (!challenges.required) return
  if (solution === undefined) throw new CallFailure('challenge_required', { value })
  if (!(await challenges.accept(solution))) throw new CallFailure('challenge_failed', { value })
}
