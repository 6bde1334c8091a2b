import { expect, test } from 'vitest'
import { durationText } from '#lib/duration-text.ts'
import { quoteNow } from '#stores/money/withdrawals/withdrawal.ts'
import { mostToWithdraw, type WithdrawalOptions } from '#stores/money/withdrawals/withdrawal-options.ts'

const options = { balance: 500_00n, minimum: 20_00n, maximum: 300_00n, leftSum: 900_00n, leftCount: 5 }
const most = (changed: object) => mostToWithdraw({ ...options, ...changed } as WithdrawalOptions)

test('the most that can be withdrawn is the least of its bounds', () => {
  expect(most({})).toBe(300_00n)
  expect(most({ balance: 250_00n })).toBe(250_00n)
  expect(most({ leftSum: 40_00n })).toBe(40_00n)
})

test('nothing can be withdrawn below the minimum, or when the day’s withdrawals are used up', () => {
  expect(most({ balance: 19_99n })).toBe(0n)
  expect(most({ leftCount: 0 })).toBe(0n)
})

test('a payout in coins equals the gateway’s; money has no rate, and a coin may have none', () => {
  const now: Pick<WithdrawalOptions, 'rates' | 'currency'> = {
    currency: 'BRL',
    rates: [{ coin: 'USDT', rate: '5.43' }],
  }
  expect(quoteNow({ kind: 'usdt_tron' }, 97_50n, now)).toEqual({ coin: 'USDT', rate: '5.43', coins: '17.955801' })
  expect(quoteNow({ kind: 'bank' }, 97_50n, now)).toBeNull()
  expect(quoteNow({ kind: 'bitcoin' }, 97_50n, now)).toBeUndefined()
})

test.each([
  [0, '0 seconds'],
  [45, '45 seconds'],
  [90, '2 minutes'],
  [5_399, '90 minutes'],
  [7_200, '2 hours'],
  [9_100, '2.5 hours'],
])('%d seconds are written as %s', (seconds, text) => {
  expect(durationText(seconds, 'en')).toBe(text)
})
