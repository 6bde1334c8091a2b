import { expect, test } from 'vitest'
import { bonusOfDeposit, broughtBy } from '#lib/deposit-bonus.ts'

test.each([
  [20_00n, 100, 20_00n],
  [80_00n, 100, 50_00n],
  [33n, 50, 16n],
  [1n, 50, 0n],
])('of %s at %s % a deposit gives %s, at most 50.00', (deposited, percent, bonus) => {
  expect(bonusOfDeposit(deposited, percent, 50_00n)).toBe(bonus)
})

test.each([
  [19_99n, 100, undefined],
  [20_00n, 100, 20_00n],
  [500_00n, 100, 50_00n],
  [19_99n, null, undefined],
  [20_00n, null, 50_00n],
])('a deposit of %s from 20.00 on at %s brings %s', (credited, percent, brought) => {
  expect(broughtBy(credited, { percent, minimum: 20_00n, most: 50_00n })).toBe(brought)
})

test('a part that rounds down to nothing brings nothing', () => {
  expect(broughtBy(1n, { percent: 50, minimum: 1n, most: 50_00n })).toBeUndefined()
})
