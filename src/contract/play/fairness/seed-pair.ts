import { type Infer, integer, nullable, pattern, string, type } from 'superstruct'
import { Instant } from '#contract/scalars.ts'

/** What a player adds to the draws: 1 to 64 visible ASCII characters without a colon, which separates the parts of a draw. */
export const ClientSeed = pattern(string(), /^[!-9;-~]{1,64}$/)

/** SHA-256 of a server seed, hexadecimal. */
export const Commitment = pattern(string(), /^[0-9a-f]{64}$/)

/** The pair of seeds from which a member's next round is drawn (product rules 36). */
export const ActiveSeedPairStruct = type({
  commitment: Commitment,
  clientSeed: string(),
  /** Nonce of the next round. */
  nonce: integer(),
  since: Instant,
  /** Commitment of the server seed that plays after the next rotation. */
  nextCommitment: Commitment,
})
export type ActiveSeedPair = Infer<typeof ActiveSeedPairStruct>

/** A pair that plays no more, so its server seed is known. */
export const RevealedSeedPairStruct = type({
  commitment: Commitment,
  serverSeed: string(),
  clientSeed: string(),
  /** Its rounds have the nonces from 0 to one below. */
  rounds: integer(),
  since: nullable(Instant),
  revealedAt: Instant,
})
export type RevealedSeedPair = Infer<typeof RevealedSeedPairStruct>
