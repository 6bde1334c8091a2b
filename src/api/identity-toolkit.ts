import { type Infer, is, type Struct, string, type } from 'superstruct'
import { IdentityError, reasonOf } from './identity-errors.ts'

const base = 'https://identitytoolkit.googleapis.com/v1/'

/** Milliseconds to wait for the provider. */
const patience = 15_000

const AuthUri = type({ authUri: string(), sessionId: string() })
const IdToken = type({ idToken: string() })
const Captcha = type({ recaptchaSiteKey: string() })
const SessionInfo = type({ sessionInfo: string() })
const Failure = type({ error: type({ message: string() }) })

/**
 * Firebase Authentication through its REST calls, as documented for Identity Platform. Google's own library would be
 * larger than the whole site. All functions throw {@link IdentityError}.
 *
 * @param apiKey the project's web key; it names the project and is no secret
 * @see https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts
 */
export function identityToolkit(apiKey: string) {
  return {
    /** The page where the person signs in at Google or Facebook, and the session id that its answer must match. */
    begin: (providerId: 'google.com' | 'facebook.com', continueUri: string): Promise<Infer<typeof AuthUri>> =>
      ask('accounts:createAuthUri', { providerId, continueUri, authFlowType: 'CODE_FLOW' }, AuthUri),

    /** The ID token for an answer of Google or Facebook. @param requestUri the complete address of the answer */
    finish: async (requestUri: string, sessionId: string): Promise<string> => {
      const request = { requestUri, sessionId, returnSecureToken: true }
      return (await ask('accounts:signInWithIdp', request, IdToken)).idToken
    },

    /** Site key of the reCAPTCHA that a person solves before a code is sent. */
    siteKey: async (): Promise<string> => (await ask('recaptchaParams', undefined, Captcha)).recaptchaSiteKey,

    /** Sends a code by SMS. @param phoneNumber `+` and digits */
    sendCode: async (phoneNumber: string, recaptchaToken: string, language: string): Promise<string> => {
      const headers = { 'X-Firebase-Locale': language }
      return (await ask('accounts:sendVerificationCode', { phoneNumber, recaptchaToken }, SessionInfo, headers))
        .sessionInfo
    },

    /** The ID token for a code that came by SMS. */
    confirmCode: async (sessionInfo: string, code: string): Promise<string> =>
      (await ask('accounts:signInWithPhoneNumber', { sessionInfo, code }, IdToken)).idToken,
  }

  async function ask<Answer>(
    name: string,
    body: Readonly<Record<string, unknown>> | undefined,
    shape: Struct<Answer, unknown>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const answer = await fetched(`${base}${name}?key=${encodeURIComponent(apiKey)}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { ...(body ? { 'Content-Type': 'application/json' } : {}), ...headers },
      credentials: 'omit',
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal: AbortSignal.timeout(patience),
    })
    if (is(answer, shape)) return answer
    throw new IdentityError(is(answer, Failure) ? reasonOf(answer.error.message) : 'unknown')
  }
}

async function fetched(url: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(url, init)
    return await response.json()
  } catch {
    throw new IdentityError('unreachable')
  }
}
