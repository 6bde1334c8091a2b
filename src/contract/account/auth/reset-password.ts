import { object, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

/** Ends every session of the account. The person logs in with the new password. */
export const resetPassword = defineCall({
  name: 'resetPassword',
  summary: 'Sets a new password with the token of the e-mailed link.',
  method: 'POST',
  path: '/wps/member/password/reset',
  auth: 'none',
  sealed: true,
  limit: 'login',
  request: object({ token: size(string(), 1, 128), newPassword: size(string(), 1, 128) }),
  response: type({}),
  errors: ['reset_token_invalid', 'field_invalid'],
})
