import { describe, expect, test } from 'vitest'
import { checkBirthday, isoDay } from '#lib/birthday.ts'
import { ruleOf } from '#lib/patterns.ts'

const today = '2026-11-21'
const rule = ruleOf('date', { required: true })
const check = (value: string, minAge?: number) => checkBirthday(value, { ...rule, minAge }, today)

describe('isoDay', () => {
  test.each([
    ['1990-12-25', '1990-12-25'],
    ['12-25-1990', '1990-12-25'],
    ['2024-02-29', '2024-02-29'],
    ['2023-02-29', undefined],
    ['04-31-1990', undefined],
    ['1990-13-01', undefined],
    ['25-12-1990', undefined],
    ['', undefined],
  ])('%j is %j', (text, day) => expect(isoDay(text)).toBe(day))
})

describe('checkBirthday', () => {
  test('a person who reaches the age today is old enough, and tomorrow is too late', () => {
    expect(check('2008-11-21', 18)).toBeUndefined()
    expect(check('11-21-2008', 18)).toBeUndefined()
    expect(check('2008-11-22', 18)).toEqual({ reason: 'age', min: 18 })
    expect(check('2005-11-22', 21)).toEqual({ reason: 'age', min: 21 })
    expect(check('2005-11-21', 21)).toBeUndefined()
  })

  test('a person born on 29 February comes of age on 1 March of a common year', () => {
    const born = '2008-02-29'
    expect(checkBirthday(born, { ...rule, minAge: 18 }, '2026-02-28')).toMatchObject({
      reason: 'age',
    })
    expect(checkBirthday(born, { ...rule, minAge: 18 }, '2026-03-01')).toBeUndefined()
  })

  test('invalid and future days and other formats are refused', () => {
    for (const wrong of ['1990-02-30', '2030-01-01', '25/12/1990'])
      expect(check(wrong)).toMatchObject({ reason: expect.stringMatching(/format|length/), patternId: 12 })
    expect(check('')).toEqual({ reason: 'required' })
    expect(checkBirthday('', { ...rule, required: false, minAge: 18 }, today)).toBeUndefined()
  })
})
