import { enums, type Infer, integer, nullable, object, optional, string, type } from 'superstruct'
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

const ChallengePurpose = enums(['form', 'letters'])
/** What work is for: the forms that ask for it, or in place of the letters of a picture, which is sixteen times as much. */
export type ChallengePurpose = Infer<typeof ChallengePurpose>

/**
 * Work for the client's processor before calls that cost money or open accounts. The solution, base64 of
 * `{ challenge, solution }` as altcha writes it, goes into the field `challenge` of such a call and is good once.
 *
 * With `purpose: 'letters'` it is more work, and its solution counts instead of the letters where a call asks for those:
 * for people who cannot see the picture. It is offered even where the operator asks for no other work.
 */
export const getChallenge = defineCall({
  name: 'getChallenge',
  summary: 'A signed altcha challenge, good for ten minutes; null where the operator asks for none.',
  method: 'GET',
  path: '/wps/challenge',
  auth: 'none',
  request: object({
    /** `form` where it is left out. */
    purpose: optional(ChallengePurpose),
  }),
  response: type({ provider: enums(['altcha', 'none']), challenge: nullable(AltchaChallenge) }),
})
