import fc from 'fast-check'
import examples from 'libphonenumber-js/examples.mobile.json'
import { Metadata } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { parseMobile, parseNumber, shownName } from '#gateway/account/members/mobile-numbers.ts'
import { countries } from '#lib/countries.ts'
import { nationalDigits } from '#stores/account/auth/access.ts'

/** The country as `getCountries` sends it to the site. */
function countryWith(dialingCode: string) {
  const found = countries.find(({ countryDialingCode }) => countryDialingCode === dialingCode)
  if (!found) throw new Error(`no country dials ${dialingCode}`)
  const { digits, ...country } = found
  return { ...country, flag: '/', isDefault: false, minDigits: digits[0], maxDigits: digits[1] }
}

describe('one number in every notation, which the site accepts', () => {
  test.each([
    ['+5511987329773', '+55', '11987329773', '(11) 98732-9773', '11 9 8732 9773', '+55 11 98732-9773', '5511987329773'],
    ['+5511987329773', '+55', '011 98732-9773', '+55 (0) 11 98732-9773', '0055 11 98732 9773', '11\u00a098732–9773'],
    // An area code that looks like the country's.
    ['+5555998732977', '+55', '55 99873-2977', '+55 55 99873-2977', '055 99873 2977'],
    ['+351912345678', '+351', '912 345 678', '+351 912345678', '00351 912345678', '351912345678'],
    ['+12125550123', '+1', '(212) 555-0123', '1 212 555 0123', '+1.212.555.0123'],
    ['+447400123456', '+44', '07400 123456', '+44 (0)7400 123456', '7400123456'],
    ['+819012345678', '+81', '090-1234-5678', '9012345678'],
    ['+5491123456789', '+54', '9 11 2345-6789', '11 2345-6789', '+54 9 11 2345-6789', '011 2345 6789'],
  ])('%s', (key, dialingCode, ...texts) => {
    for (const text of texts) {
      expect(parseMobile(text, dialingCode)?.key, text).toBe(key)
      expect(nationalDigits(text, countryWith(dialingCode)), text).toBeDefined()
    }
  })

  test('a carrier between trunk prefix and area, and a mobile prefix of Argentina, are read too', () => {
    expect(parseMobile('0 15 11 98732-9773', '+55')?.key).toBe('+5511987329773')
    expect(parseMobile('011 15 2345-6789', '+54')?.key).toBe('+5491123456789')
  })
})

test('the same digits in two countries are two numbers; a country code decides the country (rule 1.3)', () => {
  expect(parseMobile('612345678', '+34')?.key).toBe('+34612345678')
  expect(parseMobile('612345678', '+33')?.key).toBe('+33612345678')
  expect(parseMobile('+351 912 345 678', '+55')).toEqual({
    key: '+351912345678',
    dialingCode: '+351',
    national: '912345678',
  })
})

test.each([
  ['119873297', '+55'],
  ['119873297734', '+55'],
  ['11987x29773', '+55'],
  ['11987329773 ext. 5', '+55'],
  ['', '+55'],
  ['+', '+55'],
  ['912345678', '+999'],
  ['+7 912 345 67 89', '+55'],
  // The form of mobile numbers before their ninth digit.
  ['1187650005', '+55'],
  // An area code that does not exist.
  ['20987329773', '+55'],
])('%j with %j is no valid mobile number', (text, dialingCode) => {
  expect(parseMobile(text, dialingCode)).toBeUndefined()
})

test.each([
  ['+5511987329773', '(11) 98732-9773'],
  ['+5511987329773#2', '(11) 98732-9773 #2'],
  ['+351912345678', '912 345 678'],
  ['maria', 'maria'],
])('%s reads %s', (account, shown) => expect(shownName(account)).toBe(shown))

test.each([
  ['119873297', '+55'],
  ['98732-9773', '+55'],
  ['+351 912345678', '+55'],
  ['12345678901234', '+55'],
  ['abc', '+55'],
])('the site refuses %j with %s before sending', (text, dialingCode) => {
  expect(nationalDigits(text, countryWith(dialingCode))).toBeUndefined()
})

describe.each(countries)('$name', ({ countryCode, countryDialingCode, digits }) => {
  const example = (examples as Readonly<Record<string, string>>)[countryCode] ?? ''
  // Its type lacks `type`.
  const plan = new Metadata() as Metadata & { type(kind: string): { pattern(): string } | undefined }
  plan.selectNumberingPlan(countryCode as 'BR')
  const numbersOf = (type: string) => {
    const pattern = plan.type(type)?.pattern()
    return pattern ? fc.stringMatching(new RegExp(`^(?:${pattern})$`)) : undefined
  }
  const mobile = new RegExp(`^(?:${plan.type('MOBILE')?.pattern()})$`)

  test('its mobile numbers can take an SMS, and the site sends them (rule 1.4)', () => {
    const { key } = parseMobile(example, countryDialingCode) ?? {}
    expect(key).toBe(countryDialingCode + example)
    expect(
      nationalDigits(example, { ...countryWith(countryDialingCode), minDigits: digits[0], maxDigits: digits[1] }),
    ).toBe(example)
  })

  test.each(['FIXED_LINE', 'TOLL_FREE', 'PREMIUM_RATE', 'SHARED_COST', 'VOIP'])(
    'its numbers of the kind %s cannot (rule 1.4)',
    (type) => {
      const numbers = numbersOf(type)
      // North America has no own numbers for mobile phones, and in Argentina they differ only by a 9 that people leave out.
      if (!numbers || (type === 'FIXED_LINE' && ['+1', '+54'].includes(countryDialingCode))) return
      fc.assert(
        fc.property(numbers, (national) => {
          // Where a plan has one pattern for several kinds, it cannot tell them apart.
          if (!mobile.test(national)) expect(parseMobile(countryDialingCode + national, '+55')).toBeUndefined()
        }),
        { numRuns: 20 },
      )
    },
  )
})

test('a name that is a fixed line stays readable, as accounts have been opened by one', () => {
  expect(parseNumber('(11) 3333-4444', '+55')?.key).toBe('+551133334444')
  expect(parseMobile('(11) 3333-4444', '+55')).toBeUndefined()
})
