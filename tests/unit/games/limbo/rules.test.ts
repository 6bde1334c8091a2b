import { expect, test } from 'vitest'
import { fairDraw } from '#games/fairness/stream.ts'
import {
  drawPoint,
  greatestTarget,
  isLimboChoice,
  isLimboWin,
  leastTarget,
  limboChance,
  limboLargest,
  limboMultiplier,
  limboReturn,
  limboWin,
} from '#games/limbo/rules.ts'
import { times } from '#games/slots/rational.ts'

const wordRange = 1n << 32n
const targets = [101, 102, 150, 198, 200, 333, 9_900, 65_537, 1_234_567, 12_345_678, 99_999_999, greatestTarget]

/** The point that follows from the first words of a stream, and how many of them it took. */
function pointAfter(...words: readonly bigint[]) {
  let taken = 0
  const point = drawPoint(() => Number(words[taken++] ?? 0n))
  return { point, taken }
}

test('every target returns 99 % exactly', () => {
  for (const target of targets) expect(times(limboChance({ target }), limboMultiplier({ target }))).toEqual(limboReturn)
})

test('a point reaches a target exactly when the drawn number is below 0.99 divided by it', () => {
  for (const target of targets) {
    // 99 ÷ target in digits of 32 bits: the first, and the second within the first.
    const first = (99n * wordRange) / BigInt(target)
    const second = (99n * wordRange * wordRange) / BigInt(target) - first * wordRange
    if (first > 0n) expect(pointAfter(first - 1n, wordRange - 1n).point).toBeGreaterThanOrEqual(target)
    expect(pointAfter(first + 1n).point).toBeLessThan(target)
    if (second > 0n) expect(pointAfter(first, second - 1n, wordRange - 1n).point).toBeGreaterThanOrEqual(target)
    expect(pointAfter(first, second + 1n).point).toBeLessThan(target)
  }
})

test('one word decides unless two points lie within its last digit', () => {
  expect(pointAfter(wordRange - 1n)).toEqual({ point: 100, taken: 1 })
  expect(pointAfter(0n)).toEqual({ point: greatestTarget, taken: 1 })
  // 99 · 2³² ÷ 4299999 is 98884.13…, and 4300000 gives 98884.11….
  expect(pointAfter(4_299_999n)).toEqual({ point: 98_884, taken: 1 })
  // Within word 429497 lie points from 989,999.9… to 989,997.5….
  expect(pointAfter(429_497n, 0n)).toEqual({ point: 989_999, taken: 2 })
  expect(pointAfter(429_497n, wordRange - 1n)).toEqual({ point: 989_997, taken: 2 })
})

test('a win pays its target, rounded down, and a lost bet nothing', () => {
  expect(limboWin(1_00n, { target: 150 }, 150)).toBe(1_50n)
  expect(limboWin(1_00n, { target: 150 }, 149)).toBe(0n)
  expect(limboWin(99n, { target: 101 }, 100_000)).toBe(99n)
  expect(limboWin(1n, { target: greatestTarget }, greatestTarget)).toBe(1_000_000n)
  expect(limboLargest).toEqual({ numerator: 1_000_000n, denominator: 1n })
})

test('targets between hundredths, below the least and above the greatest are not offered', () => {
  for (const target of [100, 100.5, 0, -200, greatestTarget + 1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(isLimboChoice({ target })).toBe(false)
  for (const target of [leastTarget, 150, greatestTarget]) expect(isLimboChoice({ target })).toBe(true)
})

test('points of a pair of seeds lie within the 99.9 % interval of their chances', () => {
  const seeds = { serverSeed: 'arara-test-server-seed', clientSeed: 'arara-test-client-seed' }
  const rounds = 20_000
  const points = Array.from({ length: rounds }, (_, nonce) => drawPoint(fairDraw({ ...seeds, nonce })))
  for (const target of [101, 200, 1_000, 10_000]) {
    const chance = 99 / target
    const reached = points.filter((point) => isLimboWin({ target }, point)).length
    expect(Math.abs(reached - chance * rounds)).toBeLessThan(3.3 * Math.sqrt(rounds * chance * (1 - chance)))
  }
})
