import type { RandomInt } from '#games/rng.ts'

/** A deterministic source for tests only: mulberry32, so that a failure can be repeated. */
export function seededRandom(seed: number): RandomInt {
  let state = seed | 0
  return (exclusiveMax) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * exclusiveMax)
  }
}
