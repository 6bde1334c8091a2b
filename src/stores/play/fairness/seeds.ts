import { is } from 'superstruct'
import type { ResponseOf } from '#contract/define-call.ts'
import { getSeedPairs } from '#contract/play/fairness/get-seed-pairs.ts'
import { rotateSeedPair } from '#contract/play/fairness/rotate-seed-pair.ts'
import { ClientSeed } from '#contract/play/fairness/seed-pair.ts'
import { $session } from '#stores/account/auth/session.ts'
import { sendOnce } from '#stores/attempt.ts'
import { call } from '#stores/call.ts'
import { resource } from '#stores/resource.ts'

export type SeedPairs = ResponseOf<typeof getSeedPairs>

/** Characters of the longest client seed. */
export const longestClientSeed = 64

/** The pair of seeds that plays, and those that are revealed. */
export const seedPairs = () => resource(() => call(getSeedPairs, {}))

/** Whether the gateway takes a text as a client seed; it checks the same. */
export const isClientSeed = (text: string): boolean => is(text, ClientSeed)

/** A client seed of 64 random bits, for people who do not want to think of one. */
export const randomClientSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Reveals the pair that plays and begins the next one, once for each request (product rule 36.4). Throws `CallError`. */
export async function rotateSeeds(clientSeed: string): Promise<void> {
  const session = $session.get()
  if (!session) return
  await sendOnce('seedPair', session, clientSeed, (key) => call(rotateSeedPair, { clientSeed }, { key }))
}
