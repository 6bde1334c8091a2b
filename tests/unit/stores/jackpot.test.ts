import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from '#lib/money.ts'
import { firstAmount, grown, inDigitsOf, pauseBefore } from '#stores/jackpot.ts'

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

test.each([
  ['BRL', 'pt-BR'],
  ['BRL', 'en'],
  ['JPY', 'en'],
  ['USD', 'de'],
])('an amount in %s is written as the browser of a person in %s would write it', (currency, locale) => {
  const written = formatMoney(1_438_291_746n, currency, locale)
  for (const amount of [1_100_000_000n, 1_800_000_001n, 9_999_999_999n])
    expect(inDigitsOf(written, amount)).toBe(formatMoney(amount, currency, locale))
})

test('an amount of another length, or in digits of another script, leaves what is written', () => {
  expect(inDigitsOf('R$ 14.382.917,46', 1n)).toBe('R$ 14.382.917,46')
  expect(inDigitsOf('١٤٬٣٨٢٬٩١٧٫٤٦', 1_438_291_746n)).toBe('١٤٬٣٨٢٬٩١٧٫٤٦')
})
