import { describe, expect, test } from 'vitest'
import { countries, phoneDigits, phoneKey } from '#lib/countries.ts'

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

describe('phoneKey', () => {
  test.each([
    ['11987654321', undefined, '+5511987654321'],
    ['(11) 98765-4321', '+55', '+5511987654321'],
    ['912345678', '351', '+351912345678'],
    ['1198765432', '+55', '+551198765432'],
  ])('%j with %j is %j', (number, code, key) => expect(phoneKey(number, code)).toBe(key))

  test.each([
    ['119876543', '+55'],
    ['119876543210', '+55'],
    ['01987654321', '+55'],
    ['+5511987654321', '+55'],
    ['912345678', '+999'],
    ['91234567x', '+351'],
    ['', '+55'],
  ])('%j with %j is no mobile number', (number, code) => expect(phoneKey(number, code)).toBeUndefined())
})

test('countries that share a dialling code share their bounds', () => {
  expect(phoneDigits('+1')).toEqual([10, 10])
  expect(phoneDigits('+999')).toBeUndefined()
})
