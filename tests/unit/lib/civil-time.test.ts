import { describe, expect, test } from 'vitest'
import { dayIn } from '#lib/civil-days.ts'
import { addMonths, hasReached, isoIn, momentsAt, monthsFrom, wallTimeIn, weekdayOf, yearIn } from '#lib/civil-time.ts'

const iso = (at: number) => new Date(at).toISOString().replace('.000', '')
const clock = (text: string) => Date.parse(`1970-01-01T${text}Z`)

test.each([
  ['America/Sao_Paulo', '2026-12-31T01:01:00Z', '2026-12-30', '22:01'],
  ['Asia/Manila', '2026-12-30T16:30:00Z', '2026-12-31', '00:30'],
  ['Asia/Kathmandu', '2026-12-31T00:00:00Z', '2026-12-31', '05:45'],
  ['Europe/Lisbon', '2026-10-25T00:30:00Z', '2026-10-25', '01:30'],
  ['Europe/Lisbon', '2026-10-25T01:30:00Z', '2026-10-25', '01:30'],
  ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08', '03:00'],
  ['UTC', '1969-12-31T23:00:00Z', '1969-12-31', '23:00'],
])('clocks of %s at %s show %s %s', (zone, at, day, time) =>
  expect(wallTimeIn(zone, Date.parse(at))).toEqual({ day, time: clock(time) }),
)

describe('the moments of a time on the clock', () => {
  test.each([
    ['an ordinary one', 'America/Sao_Paulo', '2027-06-30 22:01', '2027-07-01T01:01:00Z', '2027-07-01T01:01:00Z'],
    ['far ahead of UTC', 'Pacific/Kiritimati', '2027-01-01 00:00', '2026-12-31T10:00:00Z', '2026-12-31T10:00:00Z'],
    ['twice', 'Europe/Lisbon', '2026-10-25 01:30', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
    ['twice', 'America/New_York', '2026-11-01 01:30', '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'],
    ['never', 'Europe/Lisbon', '2026-03-29 01:30', '2026-03-29T01:30:00Z', '2026-03-29T01:30:00Z'],
    ['never', 'America/New_York', '2026-03-08 02:30', '2026-03-08T07:30:00Z', '2026-03-08T07:30:00Z'],
    ['by half an hour', 'Australia/Lord_Howe', '2026-04-05 01:45', '2026-04-04T14:45:00Z', '2026-04-04T15:15:00Z'],
    ['of a day left out', 'Pacific/Apia', '2011-12-30 12:00', '2011-12-30T22:00:00Z', '2011-12-30T22:00:00Z'],
  ])('%s: %s, %s', (_, zone, wall, first, last) => {
    const [day = '', time = ''] = wall.split(' ')
    expect(momentsAt(zone, { day, time: clock(time) }).map(iso)).toEqual([first, last])
  })

  test('those of what a clock shows contain the moment', () => {
    for (const zone of ['America/Sao_Paulo', 'Asia/Manila', 'Europe/Lisbon', 'America/New_York', 'Australia/Lord_Howe'])
      for (let at = Date.parse('2026-01-01'); at < Date.parse('2027-01-01'); at += 17 * 60 * 60_000 + 60_000)
        expect(momentsAt(zone, wallTimeIn(zone, at))).toContain(at)
  })
})

test.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-11-23', 60, '2031-11-23'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -60, '2021-01-15'],
  ['2026-05-10', 0, '2026-05-10'],
])('%s and %i months is %s', (day, months, other) => expect(addMonths(day, months)).toBe(other))

test.each([
  // 30 December 22:01 in São Paulo.
  ['America/Sao_Paulo', '2026-12-31T01:01:00Z', 6, '2027-07-01T01:01:00Z'],
  ['America/Sao_Paulo', '2026-09-01T00:30:00Z', 6, '2027-03-01T00:30:00Z'],
  // 1 January 0:30 in Manila.
  ['Asia/Manila', '2026-12-31T16:30:00Z', 6, '2027-06-30T16:30:00Z'],
  // Winter to summer: the same time on the clock.
  ['Europe/Lisbon', '2026-01-15T10:00:00Z', 6, '2026-07-15T09:00:00Z'],
  // A time that exists twice, or never, on the other day.
  ['Europe/Lisbon', '2026-04-25T00:30:00Z', 6, '2026-10-25T01:30:00Z'],
  ['Europe/Lisbon', '2027-04-25T00:30:00Z', -6, '2026-10-25T00:30:00Z'],
  ['America/New_York', '2026-09-08T06:30:00Z', 6, '2027-03-08T07:30:00Z'],
  ['America/New_York', '2025-09-08T06:30:00Z', 6, '2026-03-08T07:30:00Z'],
])('in %s, %s and %i months is %s', (zone, at, months, other) =>
  expect(iso(monthsFrom(zone, Date.parse(at), months))).toBe(other),
)

test('a person comes of age at midnight of the operator', () => {
  const today = (at: string, zone = 'America/Sao_Paulo') => dayIn(zone, Date.parse(at))
  expect(hasReached(18, '2008-12-31', today('2026-12-31T01:01:00Z'))).toBe(false)
  expect(hasReached(18, '2008-12-31', today('2026-12-31T02:59:59Z'))).toBe(false)
  expect(hasReached(18, '2008-12-31', today('2026-12-31T03:00:00Z'))).toBe(true)
  expect(hasReached(18, '2008-12-31', today('2026-12-30T16:00:00Z', 'Asia/Manila'))).toBe(true)
  expect(hasReached(18, '2008-02-29', '2026-02-28')).toBe(false)
  expect(hasReached(18, '2008-02-29', '2026-03-01')).toBe(true)
  expect(hasReached(20, '2008-02-29', '2028-02-29')).toBe(true)
})

test.each([
  ['America/Sao_Paulo', '2026-11-23T00:12:05.900Z', '2026-11-22T21:12:05-03:00'],
  ['Asia/Kathmandu', '2026-11-22T18:15:00Z', '2026-11-23T00:00:00+05:45'],
  ['Europe/Lisbon', '2026-11-22T00:00:00Z', '2026-11-22T00:00:00+00:00'],
  ['America/St_Johns', '2026-01-15T12:00:00Z', '2026-01-15T08:30:00-03:30'],
])('files of %s write %s as %s', (zone, at, written) => expect(isoIn(zone, Date.parse(at))).toBe(written))

test('weekdays and years are those of the civil day', () => {
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([0, 6])
  expect(yearIn('America/Sao_Paulo', Date.parse('2027-01-01T02:59:59Z'))).toBe(2026)
})
