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
/**
 * `form` for a form that needs a proof of work; `letters` to replace the letters of a captcha, at sixteen times the
 * work.
 */
export type ChallengePurpose = Infer<typeof ChallengePurpose>

/**
 * A proof of work for calls that cost money or open accounts. The client sends the solution in the field `challenge` of
 * such a call: base64 of `{ challenge, solution }`, as altcha writes it. A solution is valid once.
 *
 * With `purpose: 'letters'` the work is harder, and the solution replaces the letters of a captcha for people who
 * cannot see it. This is offered even if the operator requires no other proof of work.
 */
export const getChallenge = defineCall({
  name: 'getChallenge',
  summary: 'A signed altcha challenge, valid for ten minutes; null if the operator requires none.',
  method: 'GET',
  path: '/wps/challenge',
  auth: 'none',
  limit: 'captcha',
  request: object({
    /** Default: `form`. */
    purpose: optional(ChallengePurpose),
  }),
  response: type({ provider: enums(['altcha', 'none']), challenge: nullable(AltchaChallenge) }),
})
