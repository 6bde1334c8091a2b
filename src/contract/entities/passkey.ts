import { enums, type Infer, nullable, string, type } from 'superstruct'
import { Instant } from './scalars.ts'

/** Most passkeys of one account. */
export const mostPasskeys = 10

/**
 * Where a passkey is kept: on the device that made it, copied between a person's devices by their maker, or on a security
 * key that is plugged in or held close.
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
