import { expect, test } from 'vitest'
import { feeOf } from '#lib/fee.ts'

test.each([
  ['nothing without terms', 100_00n, 0n, 0, 0n],
  ['the fixed part, whatever the amount', 100_00n, 2_50n, 0, 2_50n],
  ['a part of the amount', 100_00n, 0n, 250, 2_50n],
  ['both', 100_00n, 1_50n, 100, 2_50n],
  ['no part of a cent: 0.3333', 33_33n, 0n, 1, 0n],
  ['83.325 cents as 83', 33_33n, 0n, 250, 83n],
  ['the fixed part whole, and only the other rounded', 33_33n, 1_00n, 250, 1_83n],
  ['99.99 cents as 99', 99_99n, 0n, 100, 99n],
  ['the same down to a cent: 1.00 at 100.00', 100_00n, 0n, 100, 1_00n],
  ['nothing of nothing but the fixed part', 0n, 1_50n, 100, 1_50n],
  ['the whole amount', 2_00n, 2_00n, 0, 2_00n],
  ['more than the amount', 1_00n, 2_00n, 0, 2_00n],
  ['exactly, above what a number can hold', 90_071_992_547_409_93n, 0n, 9_999, 90_062_985_348_155_18n],
])('the fee is %s (rules 10.15 and 10.47)', (_, amount, feeFixed, feeBasisPoints, fee) => {
  expect(feeOf(amount, { feeFixed, feeBasisPoints })).toBe(fee)
})
