/** One more than the largest number `getRandomValues` gives in a 32-bit word. */
const range = 2 ** 32

/**
 * Draws from the platform's cryptographic generator (Web Crypto; the same in Node and in browsers).
 * A plain remainder would favour small numbers whenever the range is no multiple of `exclusiveMax`; words from the
 * incomplete last stretch are thrown away and drawn again instead, so every value has the same chance.
 *
 * @param exclusiveMax an integer from 1 to 2^32
 * @throws {RangeError} for any other bound
 */
export function secureRandomInt(exclusiveMax: number): number {
  return drawInt(exclusiveMax, secureWord)
}

/** The rejection sampling by itself, over any source of evenly distributed 32-bit words. */
export function drawInt(exclusiveMax: number, word: () => number): number {
  if (!Number.isInteger(exclusiveMax) || exclusiveMax < 1 || exclusiveMax > range) {
    throw new RangeError(`cannot draw below ${exclusiveMax}`)
  }
  const usable = range - (range % exclusiveMax)
  let drawn = word()
  while (drawn >= usable) drawn = word()
  return drawn % exclusiveMax
}

/** Words drawn ahead, because a call costs far more than its bytes. Each is used once and wiped. */
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
