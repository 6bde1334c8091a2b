import { CallError } from '#api/errors.ts'
import { socialLogin } from '#contract/account/auth/social-login.ts'
import { call } from '#stores/call.ts'
import { open } from './open-session.ts'
import { $identity, type ProvedIdentity } from './proved-identity.ts'

/**
 * Logs in with an identity of the provider.
 *
 * @returns false if no account belongs to the identity; it then waits for the registration
 * @throws CallError
 */
export async function enterWith(identity: ProvedIdentity): Promise<boolean> {
  const request = { firebaseChannel: identity.channel, firebaseIdToken: identity.idToken, portal: 'member' } as const
  try {
    await open(await call(socialLogin, request))
  } catch (error) {
    if (!(error instanceof CallError) || error.fault.kind !== 'refused') throw error
    if (error.fault.code !== 'identity_unknown') throw error
    $identity.set(identity)
    return false
  }
  $identity.set(undefined)
  return true
}
