import { randomInt } from 'node:crypto'
import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { create, integer, number, object, string, type } from 'superstruct'
import { type ChallengePurpose, getChallenge } from '#contract/account/auth/get-challenge.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { parseOutside } from '#gateway/outside-value.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import type { Challenges } from './challenge.ts'
import { sharedSecret } from './secrets.ts'

/** Milliseconds for which a challenge is valid, long enough to fill in a form. */
const lifetime = 10 * 60_000

const algorithm = 'PBKDF2/SHA-256'

/**
 * Iterations per attempt. A thousand take about a quarter of a millisecond on a desktop and two on a cheap phone. The
 * challenge that replaces letters takes about two seconds on a desktop and fifteen on a cheap phone, which costs a
 * program as much as having the letters read.
 */
const cost: Readonly<Record<ChallengePurpose, number>> = { form: 1_000, letters: 16_000 }

const PayloadStruct = object({
  challenge: object({
    parameters: object({
      algorithm: string(),
      cost: integer(),
      expiresAt: integer(),
      keyLength: integer(),
      keyPrefix: string(),
      keySignature: string(),
      nonce: string(),
      salt: string(),
    }),
    signature: string(),
  }),
  solution: type({ counter: integer(), derivedKey: string(), time: number() }),
})

/** Proof of work with altcha. Challenges are signed, so nothing is stored until one is solved. */
export function altchaChallenges({ database, config, now }: GatewayDeps): Challenges {
  return {
    required: true,
    async offer(purpose) {
      const most = config.challengeDifficulty
      const challenge = await createChallenge({
        algorithm,
        cost: cost[purpose],
        counter: randomInt(Math.ceil(most / 4), most + 1),
        deriveKey,
        expiresAt: new Date(now().getTime() + lifetime),
        ...(await secrets()),
      })
      return create({ provider: 'altcha', challenge }, getChallenge.response) as Awaited<
        ReturnType<Challenges['offer']>
      >
    },
    async accept(solution, purpose) {
      const payload = read(solution)
      if (!payload) return false
      const at = now()
      const { expiresAt } = payload.challenge.parameters
      // Checked first, so that a solution with too little work is not used up.
      if (payload.challenge.parameters.cost < cost[purpose]) return false
      // The package checks expiry only by the real time; here the gateway's clock counts.
      if (expiresAt * 1000 <= at.getTime()) return false
      const { verified } = await verifySolution({ ...(payload as Payload), deriveKey, ...(await secrets()) })
      return verified && (await isNew(payload.challenge.signature, new Date(expiresAt * 1000)))
    },
  }

  async function secrets() {
    const at = now()
    return {
      hmacSignatureSecret: await sharedSecret(database, 'challenge', at),
      hmacKeySignatureSecret: await sharedSecret(database, 'challenge-key', at),
    }
  }

  /** Whether the solution is new. The database decides if two gateways receive it at once. */
  async function isNew(signature: string, expiresAt: Date): Promise<boolean> {
    const rows = await database.query(
      'INSERT INTO challenge_seen (signature, expires_at) VALUES (:signature, :expiresAt) ON CONFLICT DO NOTHING RETURNING signature',
      { signature, expiresAt },
    )
    return rows.length > 0
  }
}

/** Deletes expired solutions. */
export async function forgetChallenges(on: Executor, now: Date): Promise<void> {
  await purge(on, 'challenge_seen', 'expires_at <= :now', { now })
}

/**
 * The parsed solution; undefined if it is invalid. Everything inside is signed except the solution itself, which is
 * checked.
 */
function read(solution: string) {
  try {
    return create(parseOutside(Buffer.from(solution, 'base64').toString('utf8')), PayloadStruct)
  } catch {
    return undefined
  }
}
