import { enums, integer, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

const AltchaChallenge = type({
  parameters: type({
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
})

/**
 * Work for the client's processor before calls that cost money or open accounts. The solution, base64 of
 * `{ challenge, solution }` as altcha writes it, goes into the field `challenge` of such a call and is good once.
 */
export const getChallenge = defineCall({
  name: 'getChallenge',
  summary: 'A signed altcha challenge, good for ten minutes; null where the operator asks for none.',
  method: 'GET',
  path: '/wps/challenge',
  auth: 'none',
  request: object({}),
  response: type({ provider: enums(['altcha', 'none']), challenge: nullable(AltchaChallenge) }),
})
