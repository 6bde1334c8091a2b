import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { getChallenge } from '#contract/auth/get-challenge.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { CallError } from './errors.ts'

type Challenge = NonNullable<ResponseOf<typeof getChallenge>['challenge']>

/**
 * Tries counters until one fits. The browser derives keys in threads of its own, so the page stays alive without a
 * worker, which Trusted Types would not let this page start.
 *
 * @throws CallError `challenge_failed` where three minutes were not enough
 */
export async function solveAltcha(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 180_000 })
  if (!solution) {
    const missed = { kind: 'refused', code: 'challenge_failed', status: 403, value: undefined } as const
    throw new CallError('getChallenge', { ...missed, retryAfter: undefined })
  }
  return btoa(JSON.stringify({ challenge, solution }))
}
