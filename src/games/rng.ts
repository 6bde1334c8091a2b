/** Draws an integer from 0 to below `exclusiveMax`; all values are equally likely. */
export type RandomInt = (exclusiveMax: number) => number

/** Number of values of a 32-bit word. */
const range = 2 ** 32

/**
 * Draws from the platform's cryptographic generator (Web Crypto, in Node and in browsers). A plain remainder would
 * favour small numbers if the range is not a multiple of `exclusiveMax`. Words from the incomplete end of the range are
 * therefore discarded and drawn again, so that every value is equally likely.
 *
 * @param exclusiveMax an integer from 1 to 2^32
 * @throws {RangeError} for any other bound
 */
export function secureRandomInt(exclusiveMax: number): number {
  return drawInt(exclusiveMax, secureWord)
}

/** The rejection sampling, for any source of uniformly distributed 32-bit words. */
export function drawInt(exclusiveMax: number, word: () => number): number {
  if (!Number.isInteger(exclusiveMax) || exclusiveMax < 1 || exclusiveMax > range) {
    throw new RangeError(`cannot draw below ${exclusiveMax}`)
  }
  const usable = range - (range % exclusiveMax)
  let drawn = word()
  while (drawn >= usable) drawn = word()
  return drawn % exclusiveMax
}

/** Words drawn in advance, because a call is much more expensive than its bytes. Each is used once and then erased. */
const pool = new Uint32Array(64)
let used = pool.length

function secureWord(): number {
  if (used === pool.length) {
    crypto.getRandomValues(pool)
    used = 0
  }
  const word = pool[used]
  if (word === undefined) throw new RangeError('the pool of random words is exhausted')
  pool[used++] = 0
  return word
}
