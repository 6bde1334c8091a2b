import { enums, integer, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { ChallengeSolution, DialingCode, MobileText } from './access.ts'

/**
 * The answer is the same whether or not the number has an account. Until `expiredMinutes` have passed, another request
 * for the same number is refused with `rate_limited` and `Retry-After`.
 */
export const sendLoginCode = defineCall({
  name: 'sendLoginCode',
  summary: 'Sends a code by SMS to log in with, or to set a new password.',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  auth: 'none',
  limit: 'code',
  request: object({
    mobileNum: MobileText,
    countryDialingCode: optional(DialingCode),
    /** The only call that the code will be valid for. Default: `login`. */
    purpose: optional(enums(['login', 'password'])),
    language: optional(Language),
    challenge: optional(ChallengeSolution),
  }),
  response: type({ expiredMinutes: integer() }),
  errors: ['mobile_invalid', 'challenge_required', 'challenge_failed', 'provider_not_configured'],
})
