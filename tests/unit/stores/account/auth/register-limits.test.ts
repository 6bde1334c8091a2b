import { expect, test } from 'vitest'
import { limitAmountOf, limitFields } from '#stores/account/auth/register-limits.ts'
import { emptyForm } from '#stores/account/auth/register-rules.ts'

test.each([
  ['90', 90n],
  [' 90 ', 90n],
  ['2 h', 120n],
  ['1,5 h', 90n],
  ['1.5 h', 90n],
  ['0.1 h', 6n],
  ['1.5', undefined],
  ['0', undefined],
  ['0 h', undefined],
  ['-5', undefined],
  ['1.25 h', undefined],
  ['', undefined],
  [' h', undefined],
  ['soon', undefined],
] as const)('%j is %s minutes', (text, minutes) => {
  expect(limitAmountOf('time', text, 'BRL')).toBe(minutes)
})

test('money is read in the usual format', () => {
  expect(limitAmountOf('loss', '1.500,00', 'BRL')).toBe(1_500_00n)
  expect(limitAmountOf('loss', '1 h', 'BRL')).toBeUndefined()
})

const { names, check, chosen } = limitFields({
  currency: 'BRL',
  asked: [
    { kind: 'loss', period: 'month' },
    { kind: 'time', period: 'day' },
  ],
  raiseAfterHours: 24,
})

test('a field has the gateway’s name, and every one is required', () => {
  expect(names).toEqual(['limit.loss.month', 'limit.time.day'])
  expect(check(emptyForm)).toEqual({
    'limit.loss.month': { reason: 'required' },
    'limit.time.day': { reason: 'required' },
  })
  // A unit without a number is no time.
  expect(check({ ...emptyForm, 'limit.loss.month': 'much', 'limit.time.day': ' h' })).toEqual({
    'limit.loss.month': { reason: 'format' },
    'limit.time.day': { reason: 'required' },
  })
})

test('a time of play is at most a day', () => {
  const withTime = (time: string) => check({ ...emptyForm, 'limit.loss.month': '500', 'limit.time.day': time })
  expect(withTime('24 h')).toEqual({})
  expect(withTime('1441')).toEqual({ 'limit.time.day': { reason: 'length', max: 1_440 } })
})

test('valid limits are sent as minor units and minutes', () => {
  const values = { ...emptyForm, 'limit.loss.month': '500', 'limit.time.day': '1.5 h' }
  expect(check(values)).toEqual({})
  expect(chosen(values)).toEqual([
    { kind: 'loss', period: 'month', amount: 500_00n },
    { kind: 'time', period: 'day', amount: 90n },
  ])
})
