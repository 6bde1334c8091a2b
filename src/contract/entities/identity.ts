import { enums, type Infer } from 'superstruct'

/** What a person can sign in with at the identity provider. */
export const identityChannels = ['google', 'facebook', 'phone'] as const
export const IdentityChannel = enums(identityChannels)
export type IdentityChannel = Infer<typeof IdentityChannel>
