/** A person as identified by a provider. */
export interface Identity {
  readonly provider: string
  /** The provider's permanent id of the person. */
  readonly subject: string
  /** `+` and digits, if the provider has verified the number. */
  readonly mobileKey: string | undefined
}

/** Verifies a token; undefined if it is invalid or expired. */
export type Identities = (token: string) => Promise<Identity | undefined>
