import { expect, test } from 'vitest'
import { errorText, ruleText } from '#islands/account/auth/field-text.ts'
import { verdictOn } from '#islands/account/auth/verdict.ts'
import { isCommonPassword } from '#lib/common-passwords.ts'
import { createLookUp } from '#lib/messages.ts'
import { ruleOf } from '#lib/patterns.ts'

/** Says which sentence it would be. */
const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  [key, ...Object.values(values)].join(' ')

const rule = ruleOf('any', { required: true, bounds: [8, 128] })
const verdict = (password: string, username = 'tuiuiu') =>
  verdictOn({ password, username, rule }, isCommonPassword, t).text

test('an empty field shows its rule, whatever the operator has set', () => {
  expect(ruleText(ruleOf('letterFirst', { bounds: [4, 12] }), t)).toBe('reg_pattern_2 4 - 12')
  expect(ruleText(undefined, t)).toBeUndefined()
  expect(verdict('')).toBe('reg_pattern_1 8 - 128')
})

test('the meter rates no password good that the gateway refuses', () => {
  expect(verdict('curta')).toBe('reg_pattern_1 8 - 128')
  expect(verdict(' Folia-de-Reis-26')).toBe('field.spaces 0')
  expect(verdict('Password-2026')).toBe('field.common')
  expect(verdict('Tuiuiu-2026')).toBe('field.common')
  expect(verdict('Tuiuiu-2026', 'joana')).toBe('strength.3')
  expect(verdict('11987329773', '+5511987329773')).toBe('field.common')
  expect(verdict('Folia-de-Reis-26')).toBe('strength.4')
})

test('an error is the broken rule of a field, or the key of a sentence', () => {
  expect(errorText({ reason: 'spaces' }, t)).toBe('field.spaces 0')
  expect(errorText({ reason: 'length', patternId: 1, min: 8, max: 128 }, t)).toBe('reg_pattern_1 8 - 128')
  const sentences = createLookUp({ 'error.mobile_invalid': 'Which number?', 'error.unknown': 'Try again.' }, 'en')
  expect(errorText('error.mobile_invalid', sentences)).toBe('Which number?')
  // The sentences of all errors come later, and may not come.
  expect(errorText('error.username_taken', sentences)).toBe('Try again.')
  expect(errorText({ reason: 'spaces' }, sentences)).toBe('Try again.')
  expect(errorText(undefined, t)).toBeUndefined()
})
