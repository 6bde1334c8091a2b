import { expect, test } from 'vitest'
import type { CallFault } from '#api/errors.ts'
import { ruleOf } from '#lib/patterns.ts'
import { checkForm, failuresOf, sentFields } from '#stores/account/auth/register-check.ts'
import { emptyForm, fieldsShown } from '#stores/account/auth/register-rules.ts'

const rule = ruleOf('any', { required: true, bounds: [8, 128] })
const passwords = (password: string) => ({ ...emptyForm, password, confirmPassword: password, terms: true })
const byName = { rules: { password: rule }, method: 'username', mobileIsValid: true } as const
const check = (password: string) => checkForm(passwords(password), ['password', 'confirmPassword'], byName)

test('outer spaces of a password are reported before its length', () => {
  expect(check(' 1234567 ')).toEqual({ password: { reason: 'spaces' } })
  expect(check('1234')).toEqual({ password: { reason: 'length', patternId: 1, min: 8, max: 128 } })
  expect(check('Folia-de-Reis-26')).toEqual({})
})

test('both passwords are equal, and the terms are accepted', () => {
  const values = { ...passwords('Folia-de-Reis-26'), confirmPassword: 'other', terms: false }
  expect(checkForm(values, ['password', 'confirmPassword'], byName)).toEqual({
    confirmPassword: { reason: 'mismatch' },
    terms: 'error.terms_not_accepted',
  })
})

test('a code from a link is not checked if the form has no field for it', () => {
  const values = { ...passwords('Folia-de-Reis-26'), affiliateCode: 'ab' }
  const off = { ...ruleOf('noSpaces', { bounds: [3, 64] }), enabled: false }
  expect(checkForm(values, ['affiliateCode'], { ...byName, rules: { affiliateCode: off } })).toEqual({})
})

test('an optional number must be valid, and needs its code if the operator asks for one', () => {
  const values = { ...passwords('Folia-de-Reis-26'), mobileNum: '119' }
  const names = ['mobileNum', 'verificationCode'] as const
  const wrong = { mobileNum: 'error.mobile_invalid', verificationCode: 'code.required' }
  const asked = { ...byName, rules: { verificationCode: { ...ruleOf('any'), enabled: true } } }
  expect(checkForm(values, names, { ...asked, mobileIsValid: false })).toEqual(wrong)
  expect(checkForm({ ...values, mobileNum: '11987654321' }, names, byName)).toEqual({})
  expect(checkForm({ ...values, mobileNum: ' ' }, names, { ...byName, mobileIsValid: false })).toEqual({})
  expect(checkForm({ ...values, mobileNum: '' }, names, { ...byName, method: 'mobile', mobileIsValid: false })).toEqual(
    wrong,
  )
})

test('the fields depend on the registration method and the operator’s rules', () => {
  const rules = { email: rule, mobileNum: { ...rule, enabled: false }, nickname: { ...rule, enabled: false } }
  expect(fieldsShown('username', rules, undefined)).toEqual(['username', 'password', 'confirmPassword', 'email'])
  const ofMobile = { provenMobile: true, mobilePassword: false }
  expect(fieldsShown('mobile', rules, ofMobile)).toEqual(['mobileNum', 'verificationCode', 'email'])
  expect(fieldsShown('mobile', rules, { ...ofMobile, provenMobile: false })).toEqual(['mobileNum', 'email'])
  // Beside a user name, a number can be proved with its code if codes are sent at all.
  const withNumber = { ...rules, mobileNum: rule }
  const byName = ['username', 'password', 'confirmPassword']
  expect(fieldsShown('username', withNumber, ofMobile)).toEqual([...byName, 'mobileNum', 'verificationCode', 'email'])
  expect(fieldsShown('username', withNumber, undefined)).toEqual([...byName, 'mobileNum', 'email'])
})

test('values are trimmed except passwords, and empty or hidden fields are not sent', () => {
  const values = { ...emptyForm, username: ' joana ', password: ' a ', email: '  ', nickname: 'J' }
  expect(sentFields(values, ['username', 'password', 'email'])).toEqual({ username: 'joana', password: ' a ' })
})

test('a refusal belongs to its field, if that is on the form', () => {
  const refused = (code: string, value?: unknown) => ({ kind: 'refused', code, value }) as CallFault
  expect(failuresOf(refused('username_taken'), ['username'])).toEqual({ username: 'error.username_taken' })
  expect(failuresOf(refused('username_taken'), ['mobileNum'])).toEqual({ mobileNum: 'error.username_taken' })
  expect(failuresOf(refused('captcha_wrong'), ['captcha'])).toEqual({ captcha: 'error.captcha_wrong' })
  expect(failuresOf(refused('code_wrong'), ['username'])).toEqual({})
  for (const code of ['link_inactive', 'link_expired', 'link_used_up', 'line_too_deep'])
    expect(failuresOf(refused(code), ['username', 'affiliateCode'])).toEqual({ affiliateCode: `error.${code}` })
  const fields = { email: { reason: 'format' }, other: { reason: 'required' } }
  expect(failuresOf(refused('field_invalid', { fields }), ['email'])).toEqual({ email: { reason: 'format' } })
  expect(failuresOf(refused('registration_closed'), ['email'])).toEqual({})
})
