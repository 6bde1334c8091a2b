import { enums, type Infer, object, optional, size, string } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'
import { ChallengeSolution, DialingCode, OpenedSession, Portal } from './access.ts'

const LoginRequestStruct = object({
  /** The mobile number with `type: 'sms'`. With a password it can be a user name or a mobile number in any notation. */
  username: Text,
  /** The code from `sendLoginCode` with `type: 'sms'`. */
  password: size(string(), 1, 128),
  /** The letters of the captcha. Required, unless replaced by a challenge, after an answer with `captcha: true`. */
  captcha: optional(size(string(), 0, 16)),
  /** Id of the captcha. */
  captchaId: optional(size(string(), 0, 64)),
  /** Required together with the letters if the gateway uses a challenge. */
  challenge: optional(ChallengeSolution),
  type: enums(['username', 'sms']),
  /** For a mobile number without its country. */
  countryDialingCode: optional(DialingCode),
  /** Default: `member`. */
  portal: optional(Portal),
})
export type LoginRequest = Infer<typeof LoginRequestStruct>

/**
 * A refused password carries `value: { captcha: boolean, challenge: boolean }`, which the next attempt needs. Product
 * rule 2.4 says when letters are required. A person who cannot see the captcha sends the solution of `getChallenge`
 * with `purpose: 'letters'` instead. An unknown account, a wrong password and a locked account get the same answer in
 * the same time; so do an unknown number and a wrong code (`code_wrong`). If MOBILECODELOGIN3 is off, `type: 'sms'`
 * answers `method_not_available`. Only a caller with the right password or code gets `account_closed`,
 * `account_disabled`, `not_a_member`, `not_an_agent` and `verification_required`.
 *
 * `verification_required` carries `value: { verificationId, methods, hints }` (see `verifyLogin`): the account was
 * never used from this address.
 */
export const login = defineCall({
  name: 'login',
  summary: 'Opens a session by password or by a code sent to the mobile.',
  method: 'POST',
  path: '/wps/session/login',
  auth: 'none',
  sealed: true,
  limit: 'login',
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
    'account_closed',
    'account_disabled',
    'not_a_member',
    'not_an_agent',
    'verification_required',
  ],
})
