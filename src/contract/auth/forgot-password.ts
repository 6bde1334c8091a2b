import { object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { ChallengeSolution, DialingCode } from '#contract/entities/access.ts'
import { Language, Text } from '#contract/entities/scalars.ts'

/**
 * Answers alike whether name and address belong together or not. The link leads to `/?reset=<token>`, is good once and
 * for 30 minutes; `resetPassword` takes the token. Another is sent a minute later at the earliest.
 */
export const forgotPassword = defineCall({
  name: 'forgotPassword',
  summary: 'Sends a link by e-mail to set a new password with.',
  method: 'POST',
  path: '/wps/member/password/email',
  auth: 'none',
  form: true,
  request: object({
    username: Text,
    /** Of a username that is a mobile number without its country. */
    countryDialingCode: optional(DialingCode),
    email: size(string(), 3, 255),
    language: optional(Language),
    challenge: optional(ChallengeSolution),
  }),
  response: type({}),
  errors: ['challenge_required', 'challenge_failed', 'provider_not_configured'],
})
