import { atom } from 'nanostores'
import type { IdentityChannel } from '#contract/account/auth/social-identity.ts'

/** A mobile number that the provider has proved, in its typed form. */
export interface ProvedMobile {
  readonly mobileNum: string
  /** Country of the number, ISO 3166-1. */
  readonly countryCode: string
}

/** An identity of the provider that has no account yet. */
export interface ProvedIdentity {
  readonly channel: IdentityChannel
  readonly idToken: string
  readonly mobile?: ProvedMobile
}

/** Waits in memory for its registration. It is never stored, because it can open an account. */
export const $identity = atom<ProvedIdentity | undefined>(undefined)
