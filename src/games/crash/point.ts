import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { type Rational, rational } from '#games/slots/rational.ts'

const wordRange = 2 ** 32

/** Points and targets are in hundredths: 1.01× is the least that can be cashed out, and 1,000,000× the end of a round. */
export const [leastTarget, greatestTarget] = [1_01, 1_000_000_00]

/** The largest win as a multiple of the stake. */
export const crashLargest = rational(BigInt(greatestTarget), 100n)

/** The point of a round that ends before anybody can cash out. */
const leastPoint = 1_00

/**
 * What the point of a round follows from: HMAC-SHA256 with the text of the round's hash as its key, over the public seed. The public seed
 * must be one that nobody could know when the head of the chain was published; otherwise the house could have chosen among chains.
 */
export const crashBytes = (gameHash: string, publicSeed: string): Uint8Array =>
  hmac(sha256, utf8ToBytes(gameHash), utf8ToBytes(publicSeed))

/** The first 32 bits of {@link crashBytes}. */
export const crashWord = (bytes: Uint8Array): number =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)

/**
 * The point at which a round ends, in hundredths: 99 · 2³² ÷ (h + 1), rounded down, between 1.00× and 1,000,000.00×, with h the first
 * 32 bits of {@link crashBytes}.
 */
export const crashPoint = (gameHash: string, publicSeed: string): number =>
  pointOf(crashWord(crashBytes(gameHash, publicSeed)))

/** The point for the first 32 bits. */
export function pointOf(word: number): number {
  // The dividend is below 2⁵³, so no quotient is rounded up to a whole number: it is 1 ÷ (word + 1) away from it at least.
  const point = Math.floor((99 * wordRange) / (word + 1))
  return Math.min(greatestTarget, Math.max(leastPoint, point))
}

/** Whether a target is offered for an automatic cash-out. */
export const isCrashTarget = (target: number): boolean =>
  Number.isInteger(target) && target >= leastTarget && target <= greatestTarget

/** The chance that a round reaches a target: the words of 32 bits whose point does. It is 0.99 divided by it, less at most 2⁻³². */
export const reachChance = (target: number): Rational =>
  rational((99n * BigInt(wordRange)) / BigInt(target), BigInt(wordRange))

/** What comes back of all stakes that cash out at a target. */
export const crashReturn = (target: number): Rational => {
  const { numerator, denominator } = reachChance(target)
  return rational(numerator * BigInt(target), denominator * 100n)
}
