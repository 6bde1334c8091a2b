import { boolean, type Infer, object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'
import { registerErrors, registerFields } from './register-fields.ts'

const RegisterRequestStruct = object({
  ...registerFields,
  username: Text,
  mobileNum: optional(size(string(), 0, 255)),
})
export type RegisterRequest = Infer<typeof RegisterRequestStruct>

/** Opens an account and a session. Fields are checked against the rules of `getRegisterRules`. */
export const register = defineCall({
  name: 'register',
  summary: 'Opens an account and a session for it.',
  method: 'PUT',
  path: '/wps/member/register',
  auth: 'none',
  sealed: true,
  limit: 'register',
  request: RegisterRequestStruct,
  response: type({ token: string(), firstTimeLogin: boolean() }),
  errors: registerErrors,
})
