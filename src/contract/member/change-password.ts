import { type Infer, object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/entities/scalars.ts'

const Secret = size(string(), 1, 128)
const ChangePasswordRequestStruct = object({
  oldPassword: Secret,
  newPassword: Secret,
  confirmNewPassword: Secret,
  language: optional(Language),
})
export type ChangePasswordRequest = Infer<typeof ChangePasswordRequestStruct>

/** Ends every other session of the account. If the change was required, this session is unrestricted afterwards. */
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
