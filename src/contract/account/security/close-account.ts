import { object, optional, type } from 'superstruct'
import { CodeText } from '#contract/account/auth/access.ts'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { Secret } from './recovery-codes.ts'

/**
 * The code is one of the authenticator app or a recovery code, and needed if the app is on. Refused, with nothing
 * changed, as long as something is under way: the `closing_` codes. All sessions end.
 */
export const closeAccount = defineCall({
  name: 'closeAccount',
  summary: 'Closes the account for good.',
  method: 'POST',
  path: '/wps/member/close',
  auth: 'member',
  sealed: true,
  limit: 'write',
  perDay: 'any',
  request: object({ password: Secret, code: optional(CodeText), language: optional(Language) }),
  response: type({}),
  errors: [
    'password_wrong',
    'code_wrong',
    'closing_downline',
    'closing_round_open',
    'closing_withdrawal_open',
    'closing_deposit_open',
    'closing_transfer_open',
    'closing_vendor_balance',
    'closing_balance_left',
  ],
})
