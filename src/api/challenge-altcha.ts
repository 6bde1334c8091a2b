import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { getChallenge } from '#contract/account/auth/get-challenge.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { CallError } from './errors.ts'

type Challenge = NonNullable<ResponseOf<typeof getChallenge>['challenge']>

/**
 * Solves a challenge by trying counters. The browser derives the keys in its own threads, so the page stays responsive
 * without a worker, which Trusted Types would not allow.
 *
 * @throws CallError `challenge_failed` after three minutes without a solution
 */
export async function solveAltcha(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 180_000 })
  if (!solution) {
    const missed = { kind: 'refused', code: 'challenge_failed', status: 403, value: undefined } as const
    throw new CallError('getChallenge', { ...missed, retryAfter: undefined })
  }
  return btoa(JSON.stringify({ challenge, solution }))
}
