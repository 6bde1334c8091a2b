import { expect, test } from 'vitest'
import { expectedValue } from '#lib/expected-value.ts'

// B − WR·B·(1−RTP), product rule 23.6.
test.each([
  ['100.00, ten times at 96 %', 100_00n, 10, 9_600, 60_00n],
  ['100.00, forty times at 96 %', 100_00n, 40, 9_600, -60_00n],
  ['25 times at 96 % is worth nothing', 100_00n, 25, 9_600, 0n],
  ['a part of a cent is rounded down', 1n, 1, 9_600, 0n],
  ['below zero too', 1n, 26, 9_600, -1n],
])('%s (rule 23.6)', (_, granted, times, rtp, expected) => {
  expect(expectedValue(granted, times, rtp)).toBe(expected)
})
