import { expect, test } from 'vitest'
import { changedParts, pageVersion, versionOf, versionText } from '#lib/news-version.ts'
import { arranged, firstDifference, roomFor } from '#lib/renewed.ts'

test.each([
  ['nothing is held: the list is as it is wanted', 'abc', 'xab', 0, 'xab'],
  ['what is held stays in front, over or not; the rest follows without it', 'abc', 'xbd', 2, 'abxd'],
  ['all are held: what is new comes behind', 'abc', 'xa', 3, 'abcx'],
  ['an empty list takes all', '', 'ab', 0, 'ab'],
  ['everything is over', 'ab', '', 1, 'a'],
])('%s', (_, shown, wanted, held, there) => {
  expect(arranged([...shown], [...wanted], held)).toEqual([...there])
})

test.each([
  ['abc', 'abd', 2],
  ['abc', 'xbc', 0],
  ['ab', 'abc', 2],
  ['abc', 'ab', 2],
  ['abc', 'abc', 3],
  ['', 'a', 0],
])('%s and %s differ from place %d on', (one, other, place) => {
  expect(firstDifference([...one], [...other])).toBe(place)
})

test('the side menu shows six promotions; in view no more than before, so that nothing below moves', () => {
  expect([roomFor(6, true), roomFor(2, true), roomFor(2, false), roomFor(0, false), roomFor(9, true)]).toEqual([
    6, 2, 6, 6, 6,
  ])
})

const version = { promotions: 'a1', banners: 'b-2', vip: 'c_3', points: 'd4', contacts: 'e5' }

test('a page finds the parts that are newer', () => {
  expect(versionOf(version)).toBe('a1.b-2.c_3.d4.e5')
  expect(changedParts('a1.b-2.c_3.d4.e5', 'a1.b-2.c_3.d4.e5')).toEqual([])
  expect(changedParts('a1.b-2.c_3.d4.e5', 'a2.b-2.c_3.d5.e5')).toEqual(['promotions', 'points'])
})

test('a part that a page does not show is never newer for it', () => {
  expect(versionText(version, ['promotions', 'vip'])).toBe('a1..c_3..')
  expect(changedParts('a1..c_3..', 'a1.b-3.c_4.d5.e5')).toEqual(['vip'])
  expect(pageVersion('a1..c_3..', 'a1.b-3.c_4.d5.e5')).toBe('a1..c_4..')
  expect(changedParts('', 'a1.b-2.c_3.d4.e5')).toEqual([])
})

test.each([
  [undefined],
  [null],
  ['a'],
  [{ ...version, vip: undefined }],
  [{ ...version, vip: 'c.3' }],
  [{ ...version, vip: '' }],
])('an invalid answer is no version: %j', (value) => {
  expect(versionOf(value)).toBeUndefined()
})
