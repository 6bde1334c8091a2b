import { object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language, Text } from '#contract/scalars.ts'
import { ChallengeSolution, DialingCode } from './access.ts'

/**
 * The answer is the same whether or not name and address belong together. The link leads to `/?reset=<token>` and is
 * valid
 * once, for 30 minutes; `resetPassword` takes the token. Another link can be requested after a minute (product rule
 * 3.5).
 */
export const forgotPassword = defineCall({
  name: 'forgotPassword',
  summary: 'Sends a link by e-mail to set a new password with.',
  method: 'POST',
  path: '/wps/member/password/email',
  auth: 'none',
  form: true,
  limit: 'code',
  request: object({
    username: Text,
    /** For a username that is a mobile number without its country. */
    countryDialingCode: optional(DialingCode),
    email: size(string(), 3, 255),
    language: optional(Language),
    challenge: optional(ChallengeSolution),
  }),
  response: type({}),
  errors: ['challenge_required', 'challenge_failed', 'provider_not_configured'],
})
