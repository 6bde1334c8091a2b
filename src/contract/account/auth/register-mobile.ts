import { boolean, type Infer, object, optional, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { MobileText } from './access.ts'
import { registerErrors, registerFields } from './register-fields.ts'

const RegisterMobileRequestStruct = object({
  ...registerFields,
  password: optional(registerFields.password),
  confirmPassword: optional(registerFields.confirmPassword),
  mobileNum: MobileText,
})
export type RegisterMobileRequest = Infer<typeof RegisterMobileRequestStruct>

/**
 * As `register`, with the mobile number as the user name. If the operator requires proved numbers (REGMOBVERF3),
 * `verificationCode` is required, or a phone identity of the provider in its place. A password is required, unless
 * numbers must be proved and MOBILENUMPASSREG3 is off; an account without a password logs in by code.
 */
export const registerMobile = defineCall({
  name: 'registerMobile',
  summary: 'Opens an account named by its mobile number, and a session for it.',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  auth: 'none',
  sealed: true,
  limit: 'register',
  request: RegisterMobileRequestStruct,
  response: type({ token: string(), firstTimeLogin: boolean() }),
  errors: registerErrors,
})
