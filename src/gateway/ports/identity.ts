/** A person whom a provider vouches for. */
export interface Identity {
  readonly provider: string
  /** Names the person at the provider, for ever. */
  readonly subject: string
  /** `+` and digits, where the provider has proved it. */
  readonly mobileKey: string | undefined
}

/** Undefined for a token that is not good, now or at all. */
export type Identities = (token: string) => Promise<Identity | undefined>
