import { expect, test } from 'vitest'
import { lastDays, neighbour, rangeFault } from '#lib/date-range.ts'

const bounds = { today: '2026-03-10', earliest: '2025-03-11' }

test.each([
  ['', '2026-03-01', 'missing'],
  ['2026-02-30', '2026-03-01', 'missing'],
  ['2026-03-02', '2026-03-01', 'order'],
  ['2026-03-01', '2026-03-11', 'future'],
  ['2025-03-10', '2026-03-01', 'old'],
  ['2025-03-11', '2026-03-10', undefined],
  ['2026-03-10', '2026-03-10', undefined],
] as const)('from %j to %j is %s', (from, to, fault) => {
  expect(rangeFault({ from, to }, bounds)).toBe(fault)
})

test.each([
  [1, '2026-03-10'],
  [7, '2026-03-04'],
  [30, '2026-02-09'],
  [90, '2025-12-11'],
])('the last %i days begin on %s', (days, from) => {
  expect(lastDays('2026-03-10', days)).toEqual({ from, to: '2026-03-10' })
})

test('the previous and the next period have the same length and touch', () => {
  const range = { from: '2026-02-10', to: '2026-03-01' }
  const previous = { from: '2026-01-21', to: '2026-02-09' }
  expect(neighbour(range, 'previous', bounds)).toEqual(previous)
  expect(neighbour(previous, 'next', bounds)).toEqual(range)
})

test('the next period ends today at the latest, and there is none after it', () => {
  expect(neighbour({ from: '2026-03-01', to: '2026-03-07' }, 'next', bounds)).toEqual({
    from: '2026-03-04',
    to: '2026-03-10',
  })
  expect(neighbour({ from: '2026-03-04', to: '2026-03-10' }, 'next', bounds)).toBeUndefined()
})

test('the previous period begins at the bound, and there is none before it', () => {
  expect(neighbour({ from: '2025-03-13', to: '2025-03-19' }, 'previous', bounds)).toEqual({
    from: '2025-03-11',
    to: '2025-03-17',
  })
  expect(neighbour({ from: '2025-03-11', to: '2025-03-17' }, 'previous', bounds)).toBeUndefined()
})

test('without a bound the past has no end, over leap days too', () => {
  expect(neighbour({ from: '2028-03-01', to: '2028-03-01' }, 'previous', { today: '2028-03-10' })).toEqual({
    from: '2028-02-29',
    to: '2028-02-29',
  })
})
