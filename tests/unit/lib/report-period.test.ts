import { expect, test } from 'vitest'
import { changeOf, daysOfPeriod, type ReportPeriod } from '#lib/report-period.ts'

test.each<[ReportPeriod, string, string, string]>([
  ['today', '2026-11-24', '2026-11-24', '2026-11-24'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['days7', '2026-11-24', '2026-11-18', '2026-11-24'],
  ['days30', '2026-11-24', '2026-10-26', '2026-11-24'],
  ['month', '2026-11-24', '2026-11-01', '2026-11-24'],
  ['month', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2028-03-01', '2028-02-01', '2028-02-29'],
])('%s of %s is %s to %s', (period, today, from, to) => {
  expect(daysOfPeriod(period, today)).toEqual({ from, to })
})

test.each([
  [150n, 100n, 50],
  [50n, 100n, -50],
  [-150n, -100n, -50],
  [-50n, -100n, 50],
  [100n, 100n, 0],
  [0n, 100n, -100],
  [100n, 0n, undefined],
  [-1n, 100n, undefined],
  [1n, -100n, undefined],
])('%d after %d is a change of %s percent', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change)
})
