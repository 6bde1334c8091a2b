import { atom } from 'nanostores'
import type { IdentityChannel } from '#contract/entities/identity.ts'

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
