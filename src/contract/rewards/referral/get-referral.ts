import { integer, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, MinorUnits } from '#contract/scalars.ts'
import { ReferralRuleStruct } from './referral.ts'

export const getReferral = defineCall({
  name: 'getReferral',
  summary: 'The caller’s invitation code, the current rule, and the results so far. The first call creates the code.',
  method: 'GET',
  path: '/wps/referral',
  auth: 'member',
  request: object({}),
  response: type({
    /** The code in `/register/?referralCode=…`; the case of its letters does not matter. */
    code: string(),
    /** The rule for registrations now; null if an invitation gives nothing. */
    rule: nullable(ReferralRuleStruct),
    currency: CurrencyCode,
    /** The number of people who registered with the code, made a deposit, and met the conditions of a rule. */
    invited: integer(),
    deposited: integer(),
    qualified: integer(),
    /** The rewards that were paid to the caller. */
    earned: MinorUnits,
  }),
  errors: ['referral_off'],
})
