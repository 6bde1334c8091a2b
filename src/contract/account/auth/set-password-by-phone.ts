import { type Infer, object, optional, size, string } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CodeText, DialingCode, MobileText, OpenedSession, Portal } from './access.ts'

const SetPasswordByPhoneRequestStruct = object({
  newPassword: size(string(), 1, 128),
  mobileNum: MobileText,
  countryDialingCode: optional(DialingCode),
  /** The code from `sendLoginCode` with `purpose: 'password'`. */
  verificationCode: CodeText,
  portal: optional(Portal),
})
export type SetPasswordByPhoneRequest = Infer<typeof SetPasswordByPhoneRequestStruct>

/**
 * Ends every session of the account, opens a new one, and so logs the person in. An account with an authenticator app gets
 * its new password and then answers `verification_required`, as a login does.
 */
export const setPasswordByPhone = defineCall({
  name: 'setPasswordByPhone',
  summary: 'Sets a new password with a code sent to the mobile, and logs in.',
  method: 'POST',
  path: '/wps/member/password/verification',
  auth: 'none',
  sealed: true,
  limit: 'login',
  request: SetPasswordByPhoneRequestStruct,
  response: OpenedSession,
  errors: [
    'provider_not_configured',
    'code_wrong',
    'field_invalid',
    'account_disabled',
    'not_a_member',
    'not_an_agent',
    'verification_required',
  ],
})
