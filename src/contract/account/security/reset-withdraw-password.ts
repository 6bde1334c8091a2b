import { object, optional, pattern, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Instant, Language } from '#contract/scalars.ts'
import { ProofFields } from './proof.ts'

/** For members who have forgotten the old one. No money can leave for some hours afterwards, so that the owner can object. */
export const resetWithdrawPassword = defineCall({
  name: 'resetWithdrawPassword',
  summary: 'Replaces the withdraw password without the old one, by a second step.',
  method: 'POST',
  path: '/wps/member/password/withdraw/reset',
  auth: 'member',
  sealed: true,
  limit: 'login',
  request: object({
    ...ProofFields,
    newWithdrawPassword: pattern(string(), /^\d{6}$/),
    language: optional(Language),
  }),
  response: type({ restsUntil: Instant }),
  errors: ['withdraw_password_missing', 'field_invalid', 'method_not_available', 'code_wrong'],
})
