import { expect, test } from 'vitest'
import { namedPoints, scaleOf } from '#lib/chart-scale.ts'

test.each([
  [[100n], [0n, 50n, 100n]],
  [
    [7n, 93n],
    [0n, 50n, 100n],
  ],
  [
    [-30n, 110n],
    [-50n, 0n, 50n, 100n, 150n],
  ],
  [[-1n], [-1n, 0n]],
  [
    [-400n, -250n],
    [-400n, -300n, -200n, -100n, 0n],
  ],
  [[3n], [0n, 1n, 2n, 3n]],
  [[123_456_789_012_345_678n], [0n, 50_000_000_000_000_000n, 100_000_000_000_000_000n, 150_000_000_000_000_000n]],
])('values %s have the ticks %s', (values, ticks) => {
  expect(scaleOf(values).ticks).toEqual(ticks)
})

test.each([[[]], [[0n]], [[0n, 0n, 0n]]])('if all is zero (%s) the only tick is zero', (values) => {
  const { ticks, at } = scaleOf(values)
  expect(ticks).toEqual([0n])
  expect(at(0n)).toBe(0)
})

test('values are between the ends, including zero', () => {
  const { ticks, at } = scaleOf([-50n, 150n])
  expect([ticks[0], ticks.at(-1)]).toEqual([-50n, 150n])
  expect([at(-50n), at(0n), at(50n), at(150n)]).toEqual([0, 0.25, 0.5, 1])
})

test('no axis has more steps than allowed, and none leaves a value out', () => {
  for (const low of [0n, -1n, -7n, -99n, -12_345n])
    for (const high of [0n, 1n, 9n, 101n, 99_999n])
      for (const most of [2, 4, 6]) {
        const { ticks, at } = scaleOf([low, high], most)
        expect(ticks.length).toBeLessThanOrEqual(most + 1)
        expect(ticks).toContain(0n)
        expect(at(low)).toBeGreaterThanOrEqual(0)
        expect(at(high)).toBeLessThanOrEqual(1)
      }
})

test('names below the axis are evenly spaced and no more than fit', () => {
  expect(namedPoints(0, 5)).toEqual([])
  expect(namedPoints(1, 5)).toEqual([0])
  expect(namedPoints(5, 5)).toEqual([0, 1, 2, 3, 4])
  expect(namedPoints(7, 4)).toEqual([0, 2, 4, 6])
  expect(namedPoints(90, 5)).toEqual([0, 18, 36, 54, 72])
  expect(namedPoints(3, 0)).toEqual([0])
})
