import { expect, test } from 'vitest'
import { endMs, firstMsAt, multiplierAt } from '#games/crash/growth.ts'
import { greatestTarget } from '#games/crash/point.ts'

test('multipliers are reached at the known milliseconds', () => {
  expect([2_00, 10_00].map(firstMsAt)).toEqual([11_553, 38_377])
  expect([11_552, 11_553, 38_376, 38_377].map(multiplierAt)).toEqual([199, 200, 999, 1_000])
  expect([-5, 0, 165, 166].map(multiplierAt)).toEqual([100, 100, 100, 101])
})

test('growth is 100 · e^(0.00006 · ms), rounded down, and never falls', () => {
  let before = 0
  for (let ms = 0; ms < 231_000; ms += 7) {
    const multiplier = multiplierAt(ms)
    const floating = Math.min(greatestTarget, 100 * Math.exp(0.000_06 * ms))
    // Where the floating number is no whole one but for its last digits, they agree.
    if (Math.abs(floating - Math.round(floating)) > 1e-6) expect(multiplier).toBe(Math.floor(floating))
    expect(multiplier).toBeGreaterThanOrEqual(before)
    before = multiplier
  }
})

test('the first millisecond of a multiplier is the inverse', () => {
  for (let hundredths = 101; hundredths <= greatestTarget; hundredths = Math.ceil(hundredths * 1.01)) {
    const ms = firstMsAt(hundredths)
    expect(multiplierAt(ms)).toBeGreaterThanOrEqual(hundredths)
    expect(multiplierAt(ms - 1)).toBeLessThan(hundredths)
  }
  expect(firstMsAt(100)).toBe(0)
  expect(firstMsAt(greatestTarget)).toBe(230_259)
  expect(multiplierAt(10_000_000)).toBe(greatestTarget)
  expect(() => firstMsAt(greatestTarget + 1)).toThrow(RangeError)
})

test('a round ends with the first multiplier beyond its point', () => {
  for (const point of [100, 101, 200, 774, 123_456]) {
    expect(multiplierAt(endMs(point))).toBeGreaterThan(point)
    expect(multiplierAt(endMs(point) - 1)).toBeLessThanOrEqual(point)
  }
  expect(endMs(greatestTarget)).toBe(230_260)
})
