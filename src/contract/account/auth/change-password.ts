import { type Infer, nonempty, object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'

const Secret = size(string(), 1, 128)
const ChangePasswordRequestStruct = object({
  oldPassword: Secret,
  newPassword: Secret,
  confirmNewPassword: Secret,
  language: optional(Language),
})
export type ChangePasswordRequest = Infer<typeof ChangePasswordRequestStruct>

/**
 * Ends every other session of the account, and gives this one another token: whoever knows the old one is out too. A client that
 * misses the answer logs in again. If the change was required, this session is unrestricted afterwards.
 */
export const changePassword = defineCall({
  name: 'changePassword',
  summary: 'Changes the password, ends all other sessions, and renews the token of this one.',
  method: 'POST',
  path: '/wps/member/password',
  auth: 'member',
  sealed: true,
  limit: 'login',
  request: ChangePasswordRequestStruct,
  response: type({
    /** The session's new token. The old one is not valid any more. */
    token: nonempty(string()),
  }),
  errors: ['password_wrong', 'field_invalid'],
})
