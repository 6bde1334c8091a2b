import { expect, test } from 'vitest'
import { axesAt, factorAt, marksOf, spotOf } from '#games/crash/face/scale.ts'
import { firstMsAt, multiplierAt } from '#games/crash/growth.ts'

const moments = Array.from({ length: 2_302 }, (_, index) => index * 100)

test('the curve is that of the multiplier', () => {
  for (const ms of [0, 166, 11_552, 100_000])
    expect(Math.abs(factorAt(ms) * 100 - multiplierAt(ms))).toBeLessThanOrEqual(1)
})

test('the rocket stays in the picture up to the greatest multiplier', () => {
  for (const ms of [...moments, firstMsAt(1_000_000_00)]) {
    const { x, y } = spotOf(ms, axesAt(ms))
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThan(0.801)
    expect(y).toBeLessThan(0.701)
  }
})

test('the axes only grow, and never jump', () => {
  for (const ms of moments.slice(1)) {
    const [before, after] = [axesAt(ms - 100), axesAt(ms)]
    expect(after.ms).toBeGreaterThanOrEqual(before.ms)
    expect(after.ms - before.ms).toBeLessThan(150)
    expect(after.top).toBeGreaterThanOrEqual(before.top)
    // The multiplier grows by 0.6 % in this time; where its axis begins to move, the margin adds a little.
    expect((after.top - 1) / (before.top - 1)).toBeLessThan(1.02)
  }
})

test.each([
  [1, 2, 5],
  [1, 3.7, 5],
  [0, 12, 6],
  [1, 4_321, 4],
])('marks from %s to %s stand at round numbers, and there are neither too few nor too many', (from, to, most) => {
  const marks = marksOf(from, to, most)
  const clear = marks.filter(({ strength }) => strength > 0.999)
  expect(clear.length).toBeGreaterThanOrEqual(1)
  expect(clear.length).toBeLessThanOrEqual(most)
  expect(marks.length).toBeLessThanOrEqual(2 * most)
  for (const { at } of marks) {
    expect(at).toBeGreaterThan(from)
    expect(at).toBeLessThanOrEqual(to)
    expect(String(at)).toMatch(/^\d+(\.\d{1,2})?$/)
  }
})

test('a mark fades while its axis grows, and never vanishes at once', () => {
  const strengthAt = (to: number) => marksOf(1, to, 5).find(({ at }) => at === 1.6)?.strength ?? 0
  let before = strengthAt(2)
  expect(before).toBeCloseTo(1)
  for (let to = 2; to < 6; to += 0.02) {
    const now = strengthAt(to)
    expect(before - now).toBeLessThan(0.2)
    before = now
  }
  expect(before).toBeCloseTo(0)
})
