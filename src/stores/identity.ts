import { atom } from 'nanostores'
import { CallError } from '#api/errors.ts'
import { socialLogin } from '#contract/auth/social-login.ts'
import type { IdentityChannel } from '#contract/entities/identity.ts'
import { open } from './auth.ts'
import { call } from './call.ts'

/** A number that the provider has proved, as it was typed. */
export interface ProvedMobile {
  readonly mobileNum: string
  /** ISO 3166-1, of its country. */
  readonly countryCode: string
}

/** Somebody whom the provider vouches for, and who has no account yet. */
export interface ProvedIdentity {
  readonly channel: IdentityChannel
  readonly idToken: string
  readonly mobile?: ProvedMobile
}

/** Waits for the registration that it belongs to; never kept, since it opens an account. */
export const $identity = atom<ProvedIdentity | undefined>(undefined)

/**
 * Logs in who is vouched for.
 *
 * @returns false where no account belongs to the identity: it waits for the registration then
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
