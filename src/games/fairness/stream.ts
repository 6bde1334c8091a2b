import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { drawInt, type RandomInt } from '#games/rng.ts'

/** What a round's results follow from. Whoever knows all three can compute them again. */
export interface RoundSeed {
  /** The secret of the house until it is revealed; its {@link commitmentOf commitment} is known before the first bet. */
  readonly serverSeed: string
  /** Chosen by the player, so that the house alone decides nothing. */
  readonly clientSeed: string
  /** Number of the round under this pair of seeds, from 0. */
  readonly nonce: number
}

/** Words of 32 bits in one block of the stream. */
export const wordsOfBlock = 8

/** What a block of the stream is the HMAC of. @param block from 0 */
export const blockMessage = ({ clientSeed, nonce }: RoundSeed, block: number): string =>
  `${clientSeed}:${nonce}:${block}`

/** The 32 bytes of a block: eight big-endian words. */
export const fairBlock = (seed: RoundSeed, block: number): Uint8Array =>
  hmac(sha256, utf8ToBytes(seed.serverSeed), utf8ToBytes(blockMessage(seed, block)))

/**
 * The words of 32 bits that a round draws from, without end: HMAC-SHA256 with the text of the server seed as its key, over
 * `clientSeed:nonce:block` with blocks from 0; each block is eight big-endian words. It is the usual stream of provably fair games,
 * so that other verifiers can be held against it.
 */
export function fairWords(seed: RoundSeed): () => number {
  let block: DataView = new DataView(new ArrayBuffer(0))
  let used = 0
  return () => {
    const place = used % wordsOfBlock
    if (place === 0) {
      const bytes = fairBlock(seed, used / wordsOfBlock)
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    }
    used++
    return block.getUint32(4 * place)
  }
}

/**
 * Draws for a round. A word w of the stream is rejected if it is at least ⌊2³² ÷ n⌋ · n, and the next one is taken; otherwise the
 * result is w mod n. So no number is more likely than another, which the multiplication with a fraction of other games does not
 * achieve.
 */
export function fairDraw(seed: RoundSeed): RandomInt {
  const word = fairWords(seed)
  return (exclusiveMax) => drawInt(exclusiveMax, word)
}

/** What the player is told before the first bet: SHA-256 of the server seed's text, in hexadecimal digits. */
export const commitmentOf = (serverSeed: string): string => bytesToHex(sha256(utf8ToBytes(serverSeed)))
