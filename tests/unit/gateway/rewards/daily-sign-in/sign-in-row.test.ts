import { expect, test } from 'vitest'
import { placeOf, rowOn } from '#gateway/rewards/daily-sign-in/row.ts'

test.each([
  ['nobody has signed in yet', '2027-01-05', undefined, { inRow: 0, isDone: false }],
  ['today', '2027-01-05', { day: '2027-01-05', days: 4 }, { inRow: 4, isDone: true }],
  ['yesterday', '2027-01-05', { day: '2027-01-04', days: 4 }, { inRow: 4, isDone: false }],
  ['over the end of a year', '2027-01-01', { day: '2026-12-31', days: 9 }, { inRow: 9, isDone: false }],
  ['the day before yesterday', '2027-01-05', { day: '2027-01-03', days: 4 }, { inRow: 0, isDone: false }],
  ['tomorrow, in another time zone', '2027-01-05', { day: '2027-01-06', days: 4 }, { inRow: 4, isDone: true }],
])('a row whose last day is: %s', (_, today, last, row) => {
  expect(rowOn(today, last)).toEqual(row)
})

test('after seven days the rewards begin again', () => {
  expect([1, 2, 7, 8, 14, 15].map(placeOf)).toEqual([1, 2, 7, 1, 7, 1])
})
