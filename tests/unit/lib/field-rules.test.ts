import fc from 'fast-check'
import { is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { FieldRuleStruct } from '#contract/account/auth/field-rule.ts'
import { checkRule, lengthText, type Rule } from '#lib/field-rules.ts'

// The same cases in every run.
fc.configureGlobal({ seed: 20261121 })

const rule: Rule = {
  enabled: true,
  required: true,
  acceptedPattern: '[a-z][a-z0-9]*',
  patternId: 2,
  minLength: 3,
  maxLength: 6,
}
const bounds = { patternId: 2, min: 3, max: 6 }

describe('checkRule', () => {
  test.each(['abc', 'abcdef', 'a1b2'])('%j follows the rule', (value) => expect(checkRule(value, rule)).toBeUndefined())

  test.each([
    ['ab', 'length'],
    ['abcdefg', 'length'],
    ['1abc', 'format'],
    ['abc ', 'format'],
    [' abc', 'format'],
    ['abc\n', 'format'],
    ['abC', 'format'],
  ])('%j: %s', (value, reason) => expect(checkRule(value, rule)).toEqual({ reason, ...bounds }))

  test('an empty value fails only where the field is required', () => {
    expect(checkRule('', rule)).toEqual({ reason: 'required' })
    expect(checkRule('', { ...rule, required: false })).toBeUndefined()
    expect(checkRule('ab', { ...rule, required: false })).toMatchObject({ reason: 'length' })
  })

  test('an alternative in the pattern must match the whole value too', () => {
    const either = { ...rule, acceptedPattern: 'abc|xyz' }
    expect(checkRule('xyz', either)).toBeUndefined()
    expect(checkRule('abcd', either)).toMatchObject({ reason: 'format' })
    expect(checkRule('wxyz', either)).toMatchObject({ reason: 'format' })
  })

  test('length counts what a person sees as characters', () => {
    const anything = { ...rule, acceptedPattern: '*' }
    expect(checkRule('🦜🦜', anything)).toMatchObject({ reason: 'length' })
    expect(checkRule('🦜🦜🦜🦜🦜🦜', anything)).toBeUndefined()
    expect(checkRule('🦜🦜🦜', { ...rule, acceptedPattern: '.*' })).toBeUndefined()
    expect(checkRule('ação', { ...rule, acceptedPattern: '\\p{L}+' })).toBeUndefined()
  })

  test('with * only the length decides, whatever the characters', () => {
    const anything = { ...rule, acceptedPattern: '*' }
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }), (value) => {
        const length = [...value].length
        const expected = length >= 3 && length <= 6 ? undefined : { reason: 'length', ...bounds }
        expect(checkRule(value, anything)).toEqual(expected)
      }),
    )
  })
})

test('lengthText names the bounds once if they are equal', () => {
  expect(lengthText(6, 16)).toBe('6 - 16')
  expect(lengthText(11, 11)).toBe('11')
})

test.each([
  ['*', true],
  ['[a-z]+', true],
  ['[a-z', false],
  ['(?<n', false],
  ['\\p{Nobody}', false],
])('%s is a pattern: %s', (acceptedPattern, isOne) => {
  expect(is({ ...rule, acceptedPattern }, FieldRuleStruct)).toBe(isOne)
})
