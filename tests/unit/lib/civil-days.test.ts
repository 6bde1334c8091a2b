import { expect, test } from 'vitest'
import { addDays, dayIn, daysOf, isDay, momentsOf, startOf } from '#lib/civil-days.ts'

test.each([
  ['2026-01-31', 1, '2026-02-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-02-29', 365, '2029-02-28'],
  ['2100-02-28', 1, '2100-03-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-10-18', -90, '2026-07-20'],
])('%s and %i days is %s', (day, days, other) => {
  expect(addDays(day, days)).toBe(other)
  expect(addDays(other, -days)).toBe(day)
})

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2100-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-1-01', false],
  ['', false],
  ['0002-01-01', true],
])('whether %j is a day: %s', (text, is) => expect(isDay(text)).toBe(is))

test('a range counts both its ends, over a change of the clock too', () => {
  expect(daysOf({ from: '2026-11-22', to: '2026-11-22' })).toBe(1)
  expect(daysOf({ from: '2026-02-01', to: '2026-03-01' })).toBe(29)
  expect(daysOf({ from: '2026-03-28', to: '2026-03-30' })).toBe(3)
})

test('the day of a moment depends on the zone', () => {
  const at = Date.parse('2026-11-22T01:30:00Z')
  expect(dayIn('America/Sao_Paulo', at)).toBe('2026-11-21')
  expect(dayIn('UTC', at)).toBe('2026-11-22')
  expect(dayIn('Pacific/Kiritimati', at)).toBe('2026-11-22')
})

test.each([
  ['2026-11-22', 'America/Sao_Paulo', '2026-11-22T03:00:00.000Z'],
  ['2026-11-22', 'UTC', '2026-11-22T00:00:00.000Z'],
  ['2026-11-22', 'Pacific/Kiritimati', '2026-11-21T10:00:00.000Z'],
  ['2026-11-22', 'Etc/GMT+12', '2026-11-22T12:00:00.000Z'],
  ['2026-11-22', 'Asia/Kathmandu', '2026-11-21T18:15:00.000Z'],
  // The clock went from 23:59:59 to 01:00: the day has no midnight.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  // It was set back from 24:00 to 23:00: the hour belongs to the day before.
  ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z'],
  // It was set back from 01:00 to 00:00: the day begins with the first of two midnights.
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  ['2026-03-29', 'Europe/Lisbon', '2026-03-29T00:00:00.000Z'],
  ['2028-02-29', 'Europe/Lisbon', '2028-02-29T00:00:00.000Z'],
])('%s in %s begins at %s', (day, zone, moment) => {
  expect(new Date(startOf(day, zone)).toISOString()).toBe(moment)
})

test('a day that loses an hour has 23, one that gains it 25', () => {
  const hours = (day: string, zone: string) => {
    const { from, to } = momentsOf({ from: day, to: day }, zone)
    return (to - from) / 3_600_000
  }
  expect(hours('2018-11-04', 'America/Sao_Paulo')).toBe(23)
  expect(hours('2018-02-17', 'America/Sao_Paulo')).toBe(25)
  expect(hours('2026-03-29', 'Europe/Berlin')).toBe(23)
  expect(hours('2026-10-25', 'Europe/Berlin')).toBe(25)
  expect(hours('2026-11-22', 'Europe/Berlin')).toBe(24)
  // Samoa left out a day when it crossed the date line.
  expect(hours('2011-12-30', 'Pacific/Apia')).toBe(0)
})
