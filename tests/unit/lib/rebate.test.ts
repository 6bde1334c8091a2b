import { expect, test } from 'vitest'
import { rebateOf } from '#lib/rebate.ts'

test('the valid bet times the rate is rounded down, with the dropped part', () => {
  // 12,345 × 0.65 % = 80.2425: 80 are given back, 0.2425 of a cent is dropped.
  expect(rebateOf(12_345n, 65)).toEqual({ amount: 80n, product: '80.2425', dropped: 2_425n })
  expect(rebateOf(10_000n, 65)).toEqual({ amount: 65n, product: '65', dropped: 0n })
  expect(rebateOf(1n, 65)).toEqual({ amount: 0n, product: '0.0065', dropped: 65n })
  expect(rebateOf(200n, 50)).toEqual({ amount: 1n, product: '1', dropped: 0n })
  expect(rebateOf(199n, 50)).toEqual({ amount: 0n, product: '0.995', dropped: 9_950n })
  expect(rebateOf(0n, 10_000)).toEqual({ amount: 0n, product: '0', dropped: 0n })
})

test('product and dropped part agree for every sum and rate', () => {
  for (let validBet = 0n; validBet < 40_000n; validBet += 1_237n)
    for (const rate of [0, 1, 20, 65, 99, 100, 10_000]) {
      const { amount, dropped } = rebateOf(validBet, rate)
      expect(amount * 10_000n + dropped).toBe(validBet * BigInt(rate))
      expect(dropped).toBeLessThan(10_000n)
    }
})
