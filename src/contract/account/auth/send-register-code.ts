import { integer, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { ChallengeSolution, DialingCode, MobileText } from './access.ts'

/** Works like `sendLoginCode`; the code proves the number in a registration. */
export const sendRegisterCode = defineCall({
  name: 'sendRegisterCode',
  summary: 'Sends a code by SMS to register with.',
  method: 'POST',
  path: '/wps/verification/sms/register',
  auth: 'none',
  limit: 'code',
  request: object({
    mobileNo: MobileText,
    countryDialingCode: optional(DialingCode),
    language: optional(Language),
    challenge: optional(ChallengeSolution),
  }),
  response: type({ expiredMinutes: integer() }),
  errors: ['mobile_invalid', 'challenge_required', 'challenge_failed', 'provider_not_configured'],
})
