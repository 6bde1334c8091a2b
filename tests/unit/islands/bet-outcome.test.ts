import { expect, test } from 'vitest'
import { betOutcome } from '#islands/member/bet-columns.tsx'

test.each([
  ['settled', 0n, 'lost'],
  ['settled', 30n, 'paid'],
  ['settled', 1_00n, 'paid'],
  ['settled', 1_01n, 'won'],
  ['open', 5_00n, 'open'],
  ['voided', 5_00n, 'voided'],
] as const)('a stake of 1.00, %s with a win of %s, is %s', (status, win, outcome) => {
  expect(betOutcome({ status, stake: 1_00n, win })).toBe(outcome)
})
