/** Why a sign-in at the provider failed; each reason has its own sentence (product rule 3.9). */
export type IdentityReason =
  | 'phone_invalid'
  | 'phone_missing'
  | 'too_often'
  | 'code_wrong'
  | 'code_expired'
  | 'captcha'
  | 'quota'
  | 'not_enabled'
  | 'domain'
  | 'popup_closed'
  | 'popup_blocked'
  | 'unreachable'
  | 'unknown'

export class IdentityError extends Error {
  override readonly name = 'IdentityError'
  readonly reason: IdentityReason

  constructor(reason: IdentityReason) {
    super(reason)
    this.reason = reason
  }
}

const reasons: Readonly<Record<string, IdentityReason>> = {
  INVALID_PHONE_NUMBER: 'phone_invalid',
  MISSING_PHONE_NUMBER: 'phone_missing',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too_often',
  INVALID_CODE: 'code_wrong',
  MISSING_CODE: 'code_wrong',
  SESSION_EXPIRED: 'code_expired',
  INVALID_SESSION_INFO: 'code_expired',
  MISSING_SESSION_INFO: 'code_expired',
  CAPTCHA_CHECK_FAILED: 'captcha',
  INVALID_RECAPTCHA_TOKEN: 'captcha',
  MISSING_RECAPTCHA_TOKEN: 'captcha',
  INVALID_APP_CREDENTIAL: 'captcha',
  QUOTA_EXCEEDED: 'quota',
  OPERATION_NOT_ALLOWED: 'not_enabled',
  ADMIN_ONLY_OPERATION: 'not_enabled',
  INVALID_CONTINUE_URI: 'domain',
  UNAUTHORIZED_DOMAIN: 'domain',
  INVALID_IDP_RESPONSE: 'popup_closed',
  USER_CANCELLED: 'popup_closed',
}

/** The reason for an error message of the provider, such as `INVALID_PHONE_NUMBER : TOO_SHORT`. */
export function reasonOf(message: string): IdentityReason {
  const [word = ''] = /^[A-Z_]+/.exec(message) ?? []
  return Object.hasOwn(reasons, word) ? (reasons[word] ?? 'unknown') : 'unknown'
}
