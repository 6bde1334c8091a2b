import { enums, type Infer, object, optional, size, string } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { ChallengeSolution, DialingCode, OpenedSession, Portal } from '#contract/entities/access.ts'
import { Text } from '#contract/entities/scalars.ts'

const LoginRequestStruct = object({
  /** With `type: 'sms'` the mobile number. With a password a number may be the name too, however it is written. */
  username: Text,
  /** With `type: 'sms'` the code of `sendLoginCode`. */
  password: size(string(), 1, 128),
  /** The letters of the picture; they or more work are required once a failure has answered `captcha: true`. */
  captcha: optional(size(string(), 0, 16)),
  /** Names the picture that was shown. */
  captchaId: optional(size(string(), 0, 64)),
  /** Required with the letters, where the gateway has a challenge. */
  challenge: optional(ChallengeSolution),
  type: enums(['username', 'sms']),
  /** Of a number that does not say its country itself. */
  countryDialingCode: optional(DialingCode),
  /** `member` where it is left out. */
  portal: optional(Portal),
})
export type LoginRequest = Infer<typeof LoginRequestStruct>

/**
 * Refusals of a password carry `value: { captcha: boolean, challenge: boolean }`: what the next try needs. Letters are asked
 * of who failed with this name from this address; of everybody at an address only after many failures. Who cannot see the
 * picture sends the solution of `getChallenge` with `purpose: 'letters'` instead of letters. An unknown
 * account, a wrong password and a locked account get the same answer in the same time; so do an unknown number and a
 * wrong code (`code_wrong`). Where the operator has switched MOBILECODELOGIN3 off, `type: 'sms'` is answered
 * `method_not_available`. `account_disabled`, `not_a_member`, `not_an_agent` and `verification_required` are told
 * only to who knows the password or the code.
 *
 * `verification_required` carries `value: { verificationId, methods, hints }` (see `verifyLogin`): the account was never
 * used from this address.
 */
export const login = defineCall({
  name: 'login',
  summary: 'Opens a session by password or by a code sent to the mobile.',
  method: 'POST',
  path: '/wps/session/login',
  auth: 'none',
  sealed: true,
  request: LoginRequestStruct,
  response: OpenedSession,
  errors: [
    'login_failed',
    'captcha_required',
    'captcha_wrong',
    'challenge_required',
    'challenge_failed',
    'code_wrong',
    'method_not_available',
    'account_disabled',
    'not_a_member',
    'not_an_agent',
    'verification_required',
  ],
})
