import { type Infer, object, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

const Secret = size(string(), 1, 128)
const ChangePasswordRequestStruct = object({ oldPassword: Secret, newPassword: Secret, confirmNewPassword: Secret })
export type ChangePasswordRequest = Infer<typeof ChangePasswordRequestStruct>

/** Ends every other session of the account; this one goes on, and is free again where the change was required. */
export const changePassword = defineCall({
  name: 'changePassword',
  summary: 'Changes the password and ends all other sessions.',
  method: 'POST',
  path: '/wps/member/password',
  auth: 'member',
  sealed: true,
  request: ChangePasswordRequestStruct,
  response: type({}),
  errors: ['password_wrong', 'field_invalid'],
})
