import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from '#lib/money.ts'
import { inDigitsOf, jackpotAt } from '#stores/rewards/jackpot/illustration.ts'

const day = 86_400_000
const moment = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2040-01-01') })
const noon = Date.parse('2026-11-22T12:00:00Z')

/** All steps from a moment on, as an open page shows them. */
function steps(from: number, count: number) {
  let now = from
  return Array.from({ length: count }, () => {
    const { amount, next } = jackpotAt(now)
    now += next
    return { now, pause: next, more: jackpotAt(now).amount - amount }
  })
}

test('it is between 11 and 18 million all day, on any day', () => {
  fc.assert(
    fc.property(moment, (now) => {
      const { amount } = jackpotAt(now)
      expect(amount >= 1_100_000_000n && amount <= 1_800_000_000n).toBe(true)
    }),
  )
  const midnight = Math.floor(noon / day) * day
  for (const now of [midnight, midnight + day - 1]) {
    const { amount } = jackpotAt(now)
    expect(amount >= 1_100_000_000n && amount <= 1_800_000_000n).toBe(true)
  }
})

test('it grows by 100 to 500, every 3, 4 or 5 seconds', () => {
  // The first pause may be a part of one.
  const [, ...whole] = steps(noon + 1234, 3_000)
  expect(new Set(whole.map(({ pause }) => pause))).toEqual(new Set([3000, 4000, 5000]))
  const all = whole.map(({ more }) => more)
  for (const more of all) expect(more >= 10_000n && more <= 50_000n).toBe(true)
  expect(new Set(all).size).toBeGreaterThan(1_000)
})

test('a reload shows the same amount; it never jumps', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 60_000 }), (now, later) => {
      const before = jackpotAt(now)
      expect(jackpotAt(now)).toEqual(before)
      expect(jackpotAt(now + before.next - 1).amount).toBe(before.amount)
      if (Math.floor(now / day) !== Math.floor((now + later) / day)) return
      const more = jackpotAt(now + later).amount - before.amount
      // At most one step in three seconds, and one more for the partial pause.
      expect(more >= 0n && more <= BigInt(Math.floor(later / 3000) + 1) * 50_000n).toBe(true)
    }),
  )
})

test('each day starts with another amount', () => {
  const starts = Array.from({ length: 30 }, (_, index) => jackpotAt(Math.floor(noon / day + index) * day).amount)
  expect(new Set(starts).size).toBe(30)
})

test.each([
  ['BRL', 'pt-BR'],
  ['BRL', 'en'],
  ['JPY', 'en'],
  ['USD', 'de'],
])('an amount in %s equals that of the browser of a person in %s', (currency, locale) => {
  const written = formatMoney(1_438_291_746n, currency, locale)
  for (const amount of [1_100_000_000n, 1_800_000_001n, 9_999_999_999n])
    expect(inDigitsOf(written, amount)).toBe(formatMoney(amount, currency, locale))
})

test('an amount of another length, or in digits of another script, stays as it is', () => {
  expect(inDigitsOf('R$ 14.382.917,46', 1n)).toBe('R$ 14.382.917,46')
  expect(inDigitsOf('١٤٬٣٨٢٬٩١٧٫٤٦', 1_438_291_746n)).toBe('١٤٬٣٨٢٬٩١٧٫٤٦')
})
