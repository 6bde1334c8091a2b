import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Identities } from './identity.ts'

const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/**
 * Verifies Firebase ID tokens as Google documents it: RS256 with its published keys, issuer and audience of the
 * project, not expired, with a subject.
 *
 * @param keys the verification keys; default: Google's
 */
export function firebaseIdentities(
  projectId: string,
  now: () => Date,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(googleKeys), { timeoutDuration: 3_000 }),
): Identities {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        currentDate: now(),
        requiredClaims: ['sub', 'exp', 'iat'],
      })
      const { sub, phone_number: phone } = payload
      if (sub === undefined || sub === '') return undefined
      return { provider: 'firebase', subject: sub, mobileKey: typeof phone === 'string' ? phone : undefined }
    } catch (thrown) {
      if (thrown instanceof errors.JOSEError && !(thrown instanceof errors.JWKSTimeout)) return undefined
      throw thrown
    }
  }
}
