import { enums, type Infer } from 'superstruct'

/** Ways to sign in at the identity provider. */
export const identityChannels = ['google', 'facebook', 'phone'] as const
export const IdentityChannel = enums(identityChannels)
export type IdentityChannel = Infer<typeof IdentityChannel>
