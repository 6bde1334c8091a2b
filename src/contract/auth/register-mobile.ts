import { boolean, type Infer, object, optional, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { MobileText } from '#contract/entities/access.ts'
import { registerErrors, registerFields } from './register-fields.ts'

const RegisterMobileRequestStruct = object({
  ...registerFields,
  password: optional(registerFields.password),
  confirmPassword: optional(registerFields.confirmPassword),
  mobileNum: MobileText,
})
export type RegisterMobileRequest = Infer<typeof RegisterMobileRequestStruct>

/**
 * As `register`, with the mobile number as the user name. `verificationCode` is required where the operator wants
 * numbers proved (REGMOBVERF3); a phone identity of the provider proves it too. A password is required unless the operator
 * wants numbers proved and no password chosen (MOBILENUMPASSREG3 off): such an account logs in by code.
 */
export const registerMobile = defineCall({
  name: 'registerMobile',
  summary: 'Opens an account named by its mobile number, and a session for it.',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  auth: 'none',
  sealed: true,
  request: RegisterMobileRequestStruct,
  response: type({ token: string(), firstTimeLogin: boolean() }),
  errors: registerErrors,
})
