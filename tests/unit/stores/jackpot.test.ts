import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstAmount, grown, pauseBefore } from '#stores/jackpot.ts'

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test('the ticker begins between 11 and 18 million', () => {
  fc.assert(
    fc.property(random, (chance) => {
      const amount = firstAmount(() => chance)
      expect(amount >= 1_100_000_000n && amount <= 1_800_000_000n).toBe(true)
    }),
  )
  expect(firstAmount(() => 0)).toBe(1_100_000_000n)
  expect(firstAmount(() => 1 - Number.EPSILON)).toBe(1_800_000_000n)
})

test('it grows by 100 to 500 at a time', () => {
  fc.assert(
    fc.property(random, fc.bigInt({ min: 0n, max: 2_000_000_000n }), (chance, amount) => {
      const more = grown(amount, () => chance) - amount
      expect(more >= 10_000n && more <= 50_000n).toBe(true)
    }),
  )
  expect(grown(0n, () => 0)).toBe(10_000n)
  expect(grown(0n, () => 1 - Number.EPSILON)).toBe(50_000n)
})

test('every 3, 4 or 5 seconds', () => {
  expect([0, 0.34, 0.67, 1 - Number.EPSILON].map((chance) => pauseBefore(() => chance))).toEqual([
    3000, 4000, 5000, 5000,
  ])
})
