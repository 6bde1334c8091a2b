import { enums, type Infer, nullable, string, type } from 'superstruct'
import { Instant } from '#contract/scalars.ts'

/** Most passkeys of one account. */
export const mostPasskeys = 10

/**
 * The storage of a passkey: on the device that made it, synchronised between a person's devices, or on a security key.
 */
export const passkeyPlaces = ['device', 'synced', 'key'] as const

export const PasskeyStruct = type({
  passkeyId: string(),
  /** Browser and system that it was made with, such as `Chrome · Android`; empty if neither was known. */
  name: string(),
  kept: enums(passkeyPlaces),
  addedAt: Instant,
  lastUsedAt: nullable(Instant),
})
export type Passkey = Infer<typeof PasskeyStruct>
