import { type ChallengePurpose, getChallenge } from '#contract/auth/get-challenge.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { CallFunction } from './client.ts'

type Offer = ResponseOf<typeof getChallenge>

/** How the challenges of each provider are answered; the code for it comes when one is asked. */
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
 * @returns what goes into the field `challenge` of a call; undefined where the operator asks for none
 * @throws CallError where no challenge could be had
 */
export async function proveWork(call: CallFunction, purpose: ChallengePurpose = 'form'): Promise<string | undefined> {
  const offer = await call(getChallenge, purpose === 'form' ? {} : { purpose })
  return await solvers[offer.provider](offer)
}
