/** Numbers that are the same each time for the same seed (mulberry32). */
export function chanceOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    /** Whether something happens that happens so often. */
    often: (share: number) => next() < share,
    /** A whole number from the first to the second. */
    between: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    oneOf: <Value>(values: readonly [Value, ...Value[]]): Value =>
      values[Math.floor(next() * values.length)] ?? values[0],
  }
}
export type Chance = ReturnType<typeof chanceOf>
