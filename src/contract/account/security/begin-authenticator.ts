import { object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Secret } from './recovery-codes.ts'

/** The secret can be confirmed for ten minutes. */
export const beginAuthenticator = defineCall({
  name: 'beginAuthenticator',
  summary: 'Shows the secret of a new authenticator app, which a code then confirms.',
  method: 'POST',
  path: '/wps/member/authenticator/begin',
  auth: 'member',
  sealed: true,
  limit: 'login',
  request: object({ password: Secret }),
  response: type({
    /** Base32, to be typed into the app. */
    secret: string(),
    /** `otpauth://totp/…`, for a QR code. */
    address: string(),
  }),
  errors: ['password_wrong', 'authenticator_on'],
})
