import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { decimal, formatMoney, localDecimal, parseAmount } from '#lib/money.ts'
import { moneyOfPage, numberExamples } from '#lib/number-examples.ts'
import { numberWriter } from '#lib/number-pattern.ts'

// The same cases in every run.
fc.configureGlobal({ seed: 20261121 })

afterEach(() => void vi.unstubAllGlobals())

/** Intl sets no-break spaces, which kind differs by version; to a reader they are spaces. */
const shown = (amount: bigint, currency: string, locale: string) =>
  formatMoney(amount, currency, locale).replace(/\s/g, ' ')

describe('formatMoney', () => {
  test.each([
    [128450n, 'BRL', 'pt-BR', 'R$ 1.284,50'],
    [128450n, 'BRL', 'en', 'R$1,284.50'],
    [0n, 'BRL', 'pt-BR', 'R$ 0,00'],
    [5n, 'BRL', 'pt-BR', 'R$ 0,05'],
    [-5n, 'BRL', 'en', '-R$0.05'],
    [-128450n, 'BRL', 'pt-BR', '-R$ 1.284,50'],
    [128450n, 'VND', 'en', '₫128,450'],
    [1000n, 'FUN', 'en', 'FUN 10.00'],
    [1000n, 'FUN', 'pt-BR', 'FUN 10,00'],
  ])('%s minor units of %s in %s (rule 10.1)', (amount, currency, locale, text) => {
    expect(shown(amount, currency, locale)).toBe(text)
  })

  test('amounts beyond floats stay exact', () => {
    expect(shown(9_007_199_254_740_993n, 'BRL', 'en')).toBe('R$90,071,992,547,409.93')
    expect(shown(999_999_999_999_999_999n, 'BRL', 'pt-BR')).toBe('R$ 9.999.999.999.999.999,99')
    expect(shown(-999_999_999_999_999_999n, 'JPY', 'en')).toBe('-¥999,999,999,999,999,999')
  })

  test('every digit is shown, whatever the amount', () => {
    const anyAmount = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })
    fc.assert(
      fc.property(anyAmount, fc.constantFrom('pt-BR', 'en'), (amount, locale) => {
        const digits = formatMoney(amount, 'BRL', locale).replace(/\D/g, '')
        expect(BigInt(digits)).toBe(amount < 0n ? -amount : amount)
      }),
    )
  })
})

describe('amounts by the examples of a page', () => {
  // Digits of their own, groups of two, none below five digits, signs behind, marks of direction, a point in the middle.
  const locales = 'ar-EG bn de-AT de-CH en en-IN es fa fr he hi hu ja lt my nl pl pt-BR pt-PT sv tr uk vi zh-TW'.split(
    ' ',
  )
  const currencies = ['BRL', 'USD', 'VND', 'FUN']

  test.each(locales)('are those of Intl in %s', (locale) => {
    for (const currency of currencies) {
      const digits = currency === 'VND' ? 0 : 2
      const byIntl = (amount: bigint) => formatMoney(amount, currency, locale)
      const write = numberWriter(digits, numberExamples(digits, byIntl) ?? '')
      fc.assert(
        fc.property(
          fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
          fc.integer({ min: 0, max: 18 }),
          (large, by) => {
            const amount = large / 10n ** BigInt(by)
            expect(write?.(amount)).toBe(byIntl(amount))
          },
        ),
        { numRuns: 30 },
      )
    }
  })

  test('hold for the currency and the language of the page only', () => {
    const page = { dataset: { money: moneyOfPage('BRL', 'pt-BR')?.replaceAll('R$', 'reais') }, lang: 'pt-BR' }
    vi.stubGlobal('document', { documentElement: page })
    expect(shown(-128450n, 'BRL', 'pt-BR')).toBe('-reais 1.284,50')
    expect(shown(128450n, 'BRL', 'en')).toBe('R$1,284.50')
    expect(shown(128450n, 'USD', 'pt-BR')).toBe('$ 1.284,50')
    page.dataset.money = 'BRL something else'
    expect(shown(128450n, 'BRL', 'pt-BR')).toBe('R$ 1.284,50')
  })

  test('are not written by a page whose examples do not show how', () => {
    expect(numberExamples(2, (amount) => `${amount / 100n} or so`)).toBeUndefined()
    expect(numberExamples(2, (amount) => (amount > 99_999n ? `${amount}` : 'little'))).toBeUndefined()
  })
})

describe('decimal', () => {
  test.each([
    [0n, 'BRL', '0.00'],
    [7n, 'BRL', '0.07'],
    [-7n, 'BRL', '-0.07'],
    [128450n, 'BRL', '1284.50'],
    [128450n, 'JPY', '128450'],
    [-1n, 'JPY', '-1'],
    [100n, 'XXX', '1.00'],
  ])('%s of %s', (amount, currency, text) => expect(decimal(amount, currency)).toBe(text))
})

test.each([
  ['en', '1284.50'],
  ['pt', '1284,50'],
  ['de', '1284,50'],
  ['fr-CA', '1284,50'],
  ['de-CH', '1284.50'],
  ['ar-EG', '1284.50'],
])('a field in %s holds %s, and it is read back', (locale, written) => {
  expect(localDecimal(1_284_50n, 'BRL', locale)).toBe(written)
  expect(parseAmount(written, 'BRL')).toBe(1_284_50n)
})

describe('parseAmount', () => {
  test.each([
    ['1284', 'BRL', 128400n],
    ['1.284,50', 'BRL', 128450n],
    ['1,284.50', 'BRL', 128450n],
    ['1 284,5', 'BRL', 128450n],
    ['1.284.567', 'BRL', 128456700n],
    ['1.284', 'BRL', 128400n],
    ['12,3', 'BRL', 1230n],
    ['0', 'BRL', 0n],
    ['  R$ 20,00 ', 'BRL', 2000n],
    ['1.284', 'VND', 1284n],
    ['Ｒ＄ ２０，００', 'BRL', 2000n],
  ])('%j in %s', (text, currency, amount) => expect(parseAmount(text, currency)).toBe(amount))

  test.each([
    ['', 'BRL'],
    [' ', 'BRL'],
    ['R$', 'BRL'],
    ['-5', 'BRL'],
    ['+5', 'BRL'],
    ['1e3', 'BRL'],
    ['0x10', 'BRL'],
    ['١٢', 'BRL'],
    [',50', 'BRL'],
    ['5,', 'BRL'],
    ['12,345,6', 'BRL'],
    ['12345,678', 'BRL'],
    ['1.28', 'VND'],
    ['1234.567', 'BRL'],
    ['12.34.567', 'BRL'],
    // Three decimals to one reader, a thousandfold to the other.
    ['1.284,000', 'BRL'],
    ['1,284.567', 'BRL'],
    ['1.284.50', 'BRL'],
    ['1234567890123456', 'BRL'],
    ['20 reais', 'BRL'],
    // Cents raised as on price tags are no digits of the amount.
    ['R$ 19⁹⁰', 'BRL'],
    ['50²', 'BRL'],
    ['①00', 'BRL'],
    ['½', 'BRL'],
  ])('%j in %s is no amount', (text, currency) => expect(parseAmount(text, currency)).toBeUndefined())

  const typable = fc.bigInt({ min: 0n, max: 10n ** 17n - 1n })

  test('a shown amount is read back as the same amount, in both languages', () => {
    fc.assert(
      fc.property(typable, fc.constantFrom('pt-BR', 'en'), (amount, locale) => {
        expect(parseAmount(formatMoney(amount, 'BRL', locale), 'BRL')).toBe(amount)
      }),
    )
  })

  test('plain decimals are read back as the same amount, with either decimal sign', () => {
    fc.assert(
      fc.property(typable, fc.constantFrom('.', ','), (amount, point) => {
        expect(parseAmount(decimal(amount, 'BRL').replace('.', point), 'BRL')).toBe(amount)
      }),
    )
  })

  test('any typed text gives a non-negative amount or none', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,- R$e') })
    fc.assert(
      fc.property(typed, (text) => {
        expect(parseAmount(text, 'BRL') ?? 0n).toBeGreaterThanOrEqual(0n)
      }),
    )
  })
})
