/**
 * Numbers from 0 to below 1 that follow from a seed, for movements alone: they look random and are the same on every screen. Results
 * never come from here.
 */
export function motionRandom(seed: number): () => number {
  // Mulberry32: a counter and a mixing function of 32 bits.
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
