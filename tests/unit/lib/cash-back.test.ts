import { expect, test } from 'vitest'
import { cashBackOf } from '#lib/cash-back.ts'

const terms = { rate: 500, minimum: 100n, cap: 1_000n }

test('a part of the loss comes back, rounded down, with what rounding dropped', () => {
  expect(cashBackOf(12_345n, 0n, terms)).toEqual({ amount: 617n, part: 617n, dropped: 2_500n, reason: undefined })
  expect(cashBackOf(12_345n, 2_345n, terms)).toMatchObject({ amount: 500n, dropped: 0n })
})

test('the cash back is at most the cap', () => {
  expect(cashBackOf(100_000n, 0n, terms)).toMatchObject({ amount: 1_000n, part: 5_000n })
  expect(cashBackOf(100_000n, 0n, { ...terms, cap: null })).toMatchObject({ amount: 5_000n })
})

test('a net win, no loss, and a loss below the minimum give nothing', () => {
  expect(cashBackOf(100n, 101n, terms)).toMatchObject({ amount: 0n, reason: 'no_loss' })
  expect(cashBackOf(100n, 100n, terms)).toMatchObject({ amount: 0n, reason: 'no_loss' })
  expect(cashBackOf(99n, 0n, terms)).toMatchObject({ amount: 0n, reason: 'small' })
  expect(cashBackOf(100n, 0n, terms)).toMatchObject({ amount: 5n, reason: undefined })
  // A part of less than a cent is nothing to claim.
  expect(cashBackOf(19n, 0n, { ...terms, minimum: 1n })).toMatchObject({ amount: 0n, part: 0n, reason: 'small' })
})
