import { expect, test } from 'vitest'
import { checkForm, emptyForm, failureText, ruleText } from '#islands/auth/register-form.ts'
import { verdictOn } from '#islands/auth/use-verdict.ts'
import { isCommonPassword } from '#lib/common-passwords.ts'
import { ruleOf } from '#lib/patterns.ts'

/** Says which sentence it would be. */
const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  [key, ...Object.values(values)].join(' ')

const rule = ruleOf('any', { required: true, bounds: [8, 128] })
const verdict = (password: string, username = 'tuiuiu') =>
  verdictOn({ password, username, rule }, isCommonPassword, t).text

test('before anything is typed a field says what its rule wants, whatever the operator has set', () => {
  expect(ruleText(ruleOf('letterFirst', { bounds: [4, 12] }), t)).toBe('reg_pattern_2 4 - 12')
  expect(ruleText(undefined, t)).toBeUndefined()
  expect(verdict('')).toBe('reg_pattern_1 8 - 128')
})

test('the meter calls no password good that the gateway refuses', () => {
  expect(verdict('curta')).toBe('reg_pattern_1 8 - 128')
  expect(verdict(' Folia-de-Reis-26')).toBe('field.spaces 0')
  expect(verdict('Password-2026')).toBe('field.common')
  expect(verdict('Tuiuiu-2026')).toBe('field.common')
  expect(verdict('Tuiuiu-2026', 'joana')).toBe('strength.3')
  expect(verdict('11987329773', '+5511987329773')).toBe('field.common')
  expect(verdict('Folia-de-Reis-26')).toBe('strength.4')
})

const passwords = (password: string) => ({ ...emptyForm, password, confirmPassword: password, terms: true })
const check = (password: string) =>
  checkForm(
    passwords(password),
    ['password', 'confirmPassword'],
    { rules: { password: rule }, way: 'username', mobileIsValid: true },
    t,
  )

test('outer spaces of a password are named as what is wrong, before its length', () => {
  expect(check(' 1234567 ')).toEqual({ password: 'field.spaces 0' })
  expect(check('1234')).toEqual({ password: 'reg_pattern_1 8 - 128' })
  expect(check('Folia-de-Reis-26')).toEqual({})
  expect(failureText({ reason: 'spaces' }, t)).toBe('field.spaces 0')
})

test('a code that came with a link is not judged where the operator’s form has no field for codes', () => {
  const values = { ...passwords('Folia-de-Reis-26'), affiliateCode: 'ab' }
  const off = { ...ruleOf('noSpaces', { bounds: [3, 64] }), enabled: false }
  const rules = { affiliateCode: off }
  expect(checkForm(values, ['affiliateCode'], { rules, way: 'username', mobileIsValid: true }, t)).toEqual({})
})
