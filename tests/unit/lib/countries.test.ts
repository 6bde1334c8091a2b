import { expect, test } from 'vitest'
import { countries, phoneDigits } from '#lib/countries.ts'

test('at least thirty countries, each once, Brazil first', () => {
  const codes = countries.map(({ countryCode }) => countryCode)
  expect(codes.length).toBeGreaterThanOrEqual(30)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes[0]).toBe('BR')
  for (const { countryDialingCode, digits } of countries) {
    expect(countryDialingCode).toMatch(/^\+[1-9]\d{0,2}$/)
    // E.164: at most 15 digits in all.
    expect(countryDialingCode.length - 1 + digits[1]).toBeLessThanOrEqual(15)
    expect(digits[0]).toBeLessThanOrEqual(digits[1])
  }
})

test('countries that share a dialling code share their bounds', () => {
  expect(phoneDigits('+1')).toEqual([10, 10])
  expect(phoneDigits('+999')).toBeUndefined()
})
