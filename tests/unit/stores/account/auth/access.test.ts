import { beforeEach, describe, expect, test } from 'vitest'
import { fakeBrowser, openTab } from '#tests/unit/stores/fake-page.ts'

const country = (countryCode: string, isDefault = false) => ({
  countryCode,
  countryDialingCode: `+${countryCode.length}`,
  name: countryCode,
  flag: `/flags/${countryCode}.svg`,
  minDigits: 10,
  maxDigits: 11,
  isDefault,
})
const all = [country('AR'), country('BR', true), country('PT')]

async function open() {
  const page = await openTab(fakeBrowser().page())
  const { defaultCountry } = await import('#stores/account/auth/access.ts')
  const { rememberLogin } = await import('#stores/account/auth/remembered.ts')
  return { page, rememberLogin, chosen: (here?: string) => defaultCountry(all, here)?.countryCode, defaultCountry }
}

describe('the preset country of a number', () => {
  let tab: Awaited<ReturnType<typeof open>>
  beforeEach(async () => {
    tab = await open()
  })

  test('is that of the remembered login, wherever the person is (rule 1.4)', () => {
    tab.rememberLogin({ username: '912345678', type: 'sms', countryCode: 'PT' })
    expect(tab.chosen('AR')).toBe('PT')
  })

  test('is where the person is, once the login is a day old (rule 1.4)', () => {
    tab.rememberLogin({ username: '912345678', type: 'sms', countryCode: 'PT' })
    tab.page.time += 86_400_000
    expect(tab.chosen('AR')).toBe('AR')
  })

  test('a login by name remembers none', () => {
    tab.rememberLogin({ username: 'maria', type: 'username', countryCode: '' })
    expect(tab.chosen('AR')).toBe('AR')
  })

  test.each([undefined, 'JP', ''])('is the operator’s if the person is in %j, which is not offered', (here) => {
    expect(tab.chosen(here)).toBe('BR')
  })

  test('a remembered country that is no longer offered is ignored', () => {
    tab.rememberLogin({ username: '90123456', type: 'sms', countryCode: 'JP' })
    expect(tab.chosen('AR')).toBe('AR')
    expect(tab.chosen()).toBe('BR')
  })

  test('is the first if the operator prefers none, and undefined without countries', () => {
    const { defaultCountry } = tab
    expect(defaultCountry([country('PT'), country('AR')], undefined)?.countryCode).toBe('PT')
    expect(defaultCountry([], 'BR')).toBeUndefined()
  })
})
