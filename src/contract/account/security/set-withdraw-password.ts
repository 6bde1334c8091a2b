import { object, optional, pattern, string } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'

/** Six digits, which every withdrawal asks for. The first one needs the login password as proof of the owner. */
export const setWithdrawPassword = defineCall({
  name: 'setWithdrawPassword',
  summary: 'Sets or changes the withdraw password.',
  method: 'POST',
  path: '/wps/member/password/withdraw',
  auth: 'member',
  sealed: true,
  limit: 'write',
  request: object({
    password: Text,
    /** Required if the member has one. */
    oldWithdrawPassword: optional(Text),
    newWithdrawPassword: pattern(string(), /^\d{6}$/),
  }),
  response: object({}),
  errors: ['password_wrong', 'withdraw_password_wrong', 'field_invalid'],
})
