import { type ChallengePurpose, getChallenge } from '#contract/account/auth/get-challenge.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { CallFunction } from './client.ts'

type Offer = ResponseOf<typeof getChallenge>

/** The solver for each provider; its code is loaded on demand. */
const solvers: Readonly<Record<Offer['provider'], (offer: Offer) => Promise<string | undefined>>> = {
  none: async () => undefined,
  altcha: async ({ challenge }) => {
    if (!challenge) return undefined
    const { solveAltcha } = await import('./challenge-altcha.ts')
    return await solveAltcha(challenge)
  },
}

/**
 * Fetches a challenge and solves it.
 *
 * @returns the value of the field `challenge` of a call; undefined if the operator requires none
 * @throws CallError if the challenge could not be fetched or solved
 */
export async function proveWork(call: CallFunction, purpose: ChallengePurpose = 'form'): Promise<string | undefined> {
  const offer = await call(getChallenge, purpose === 'form' ? {} : { purpose })
  return await solvers[offer.provider](offer)
}
