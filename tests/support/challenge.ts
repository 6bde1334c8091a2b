import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type ChallengePurpose, getChallenge } from '#contract/account/auth/get-challenge.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { TestGateway } from '#tests/support/gateway.ts'

type Offer = ResponseOf<typeof getChallenge>

/** The field of a call that wants a solution; nothing where the gateway has no challenge. */
export async function solve({ challenge }: Offer): Promise<{ challenge?: string }> {
  if (!challenge) return {}
  const found = await solveChallenge({ challenge: challenge as Challenge, deriveKey })
  return { challenge: Buffer.from(JSON.stringify({ challenge, solution: found })).toString('base64') }
}

/** A solved challenge as a client sends it. */
export async function solution(gateway: TestGateway, purpose: ChallengePurpose = 'form') {
  return await solve((await gateway.call(getChallenge, { purpose })).value())
}
