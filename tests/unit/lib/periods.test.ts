import { expect, test } from 'vitest'
import {
  type Period,
  type PeriodKind,
  periodAfter,
  periodAt,
  periodBefore,
  periodKinds,
  periodNamed,
} from '#lib/periods.ts'

const wire = ({ id, from, to }: Period) => [id, from.toISOString(), to.toISOString()]
const at = (kind: PeriodKind, zone: string, moment: string) => wire(periodAt(kind, zone, new Date(moment)))

test.each([
  [
    'day',
    'America/Sao_Paulo',
    '2026-11-21T12:00:00Z',
    'D:2026-11-21',
    '2026-11-21T03:00:00.000Z',
    '2026-11-22T03:00:00.000Z',
  ],
  [
    'half',
    'America/Sao_Paulo',
    '2026-11-16T02:59:59.999Z',
    'H:2026-11-1',
    '2026-11-01T03:00:00.000Z',
    '2026-11-16T03:00:00.000Z',
  ],
  [
    'half',
    'America/Sao_Paulo',
    '2026-11-16T03:00:00Z',
    'H:2026-11-2',
    '2026-11-16T03:00:00.000Z',
    '2026-12-01T03:00:00.000Z',
  ],
  ['half', 'UTC', '2028-02-29T23:00:00Z', 'H:2028-02-2', '2028-02-16T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
  [
    'day',
    'Europe/Lisbon',
    '2026-10-25T12:00:00Z',
    'D:2026-10-25',
    '2026-10-24T23:00:00.000Z',
    '2026-10-26T00:00:00.000Z',
  ],
  [
    'day',
    'Europe/Lisbon',
    '2027-03-28T12:00:00Z',
    'D:2027-03-28',
    '2027-03-28T00:00:00.000Z',
    '2027-03-28T23:00:00.000Z',
  ],
  ['week', 'UTC', '2027-01-03T23:59:59Z', 'W:2026-W53', '2026-12-28T00:00:00.000Z', '2027-01-04T00:00:00.000Z'],
  ['week', 'UTC', '2026-11-22T12:00:00Z', 'W:2026-W47', '2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  [
    'month',
    'America/Sao_Paulo',
    '2026-12-01T02:00:00Z',
    'M:2026-11',
    '2026-11-01T03:00:00.000Z',
    '2026-12-01T03:00:00.000Z',
  ],
  [
    'hour',
    'Asia/Kolkata',
    '2026-11-21T14:59:59Z',
    'h:2026-11-21T14Z',
    '2026-11-21T14:00:00.000Z',
    '2026-11-21T15:00:00.000Z',
  ],
  ['minutes5', 'UTC', '1970-01-01T00:09:59Z', 'm5:1', '1970-01-01T00:05:00.000Z', '1970-01-01T00:10:00.000Z'],
] as const)('a %s in %s at %s', (kind, zone, moment, id, from, to) => {
  expect(at(kind, zone, moment)).toEqual([id, from, to])
})

test('the day with a clock set back has 25 hours, each with its own name', () => {
  const zone = 'Europe/Lisbon'
  const day = periodAt('day', zone, new Date('2026-10-25T12:00:00Z'))
  const hours: string[] = []
  for (let one = periodAt('hour', zone, day.from); one.from < day.to; one = periodAfter(one, zone)) hours.push(one.id)
  expect(hours).toHaveLength(25)
  expect(new Set(hours).size).toBe(25)
})

test('periods follow each other without a gap, forwards and backwards, and are found by their names', () => {
  for (const zone of ['America/Sao_Paulo', 'Europe/Lisbon', 'Asia/Kolkata', 'Pacific/Kiritimati'])
    for (const kind of periodKinds) {
      let one = periodAt(kind, zone, new Date('2026-10-20T10:00:00Z'))
      for (let count = 0; count < 40; count += 1) {
        const next = periodAfter(one, zone)
        expect(next.from).toEqual(one.to)
        expect(periodBefore(next, zone)).toEqual(one)
        expect(periodNamed(next.id, zone)).toEqual(next)
        one = next
      }
    }
})

test.each([
  '',
  'D:',
  'D:2026-02-30',
  'W:2026-W54',
  'W:2025-W53',
  'H:2026-11-3',
  'M:2026-13',
  'h:2026-11-21T25Z',
  'm5:x',
  'm5:01',
  'x:1',
  'D:2026-11-21 ',
])('no period is called "%s"', (id) => {
  expect(periodNamed(id, 'UTC')).toBeUndefined()
})
