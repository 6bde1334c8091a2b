import { describe, expect, it } from 'vitest'
import { drawInt, secureRandomInt } from '#games/rng.ts'

describe('drawing an integer', () => {
  it('spreads a million secure draws evenly over 32 stops and over 7', () => {
    // Pearson's χ². The bounds lie 14 standard deviations above the mean of the distribution: a sound generator
    // exceeds them with a chance far below one in a million.
    for (const size of [32, 7]) {
      const seen = Array.from({ length: size }, () => 0)
      const draws = 1_000_000
      for (let draw = 0; draw < draws; draw++) {
        const drawn = secureRandomInt(size)
        seen[drawn] = (seen[drawn] ?? 0) + 1
      }
      const expected = draws / size
      const chiSquared = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
      const freedom = size - 1
      expect(seen).toHaveLength(size)
      expect(chiSquared).toBeLessThan(freedom + 14 * Math.sqrt(2 * freedom))
    }
  })

  it('rejects words of the incomplete last stretch instead of folding them onto small numbers', () => {
    const size = 3 * 2 ** 30
    // A remainder would make every number below 2^30 twice as likely as the others.
    const words = [size, 2 ** 32 - 1, size + 5, 41]
    expect(drawInt(size, () => words.shift() ?? 0)).toBe(41)
    expect(words).toEqual([])
  })

  it('uses the last word of the last complete stretch', () => {
    expect(drawInt(5, () => 2 ** 32 - 2)).toBe(4)
    expect(drawInt(2 ** 32, () => 2 ** 32 - 1)).toBe(2 ** 32 - 1)
  })

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuses the bound %s', (bound) => {
    expect(() => secureRandomInt(bound)).toThrow(RangeError)
  })
})
