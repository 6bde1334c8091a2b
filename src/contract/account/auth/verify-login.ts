import { enums, type Infer, object, size, string } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CodeText, OpenedSession } from './access.ts'

const verificationMethods = ['sms', 'email', 'authenticator', 'payeeName', 'recoveryCode'] as const
export type VerificationMethod = (typeof verificationMethods)[number]

/** The value of `verification_required`. A hint is a masked number or address; the other methods have none. */
export interface VerificationOffer {
  readonly verificationId: string
  readonly methods: readonly VerificationMethod[]
  readonly hints: Readonly<Partial<Record<VerificationMethod, string>>>
}

const VerifyLoginRequestStruct = object({
  verificationId: size(string(), 1, 64),
  method: enums(verificationMethods),
  /** The code, a recovery code, or the name of the account holder at the bank. */
  code: CodeText,
})
export type VerifyLoginRequest = Infer<typeof VerifyLoginRequestStruct>

/** The second step of a login from a new address, and of every login to an account with an authenticator app. After five wrong answers the person must log in again. */
export const verifyLogin = defineCall({
  name: 'verifyLogin',
  summary: 'Completes a login that answered `verification_required`.',
  method: 'POST',
  path: '/wps/session/login/verification',
  auth: 'none',
  sealed: true,
  limit: 'login',
  request: VerifyLoginRequestStruct,
  response: OpenedSession,
  errors: ['verification_expired', 'method_not_available', 'code_wrong'],
})
