import { expect, test } from 'vitest'
import { zoneOffset } from '#lib/civil-days.ts'

test.each([
  ['America/Sao_Paulo', '2026-07-01T12:00:00Z', 'GMT−3'],
  ['UTC', '2026-07-01T12:00:00Z', 'GMT+0'],
  ['Asia/Kolkata', '2026-07-01T12:00:00Z', 'GMT+5:30'],
  ['Asia/Kathmandu', '2026-07-01T12:00:00Z', 'GMT+5:45'],
  ['America/St_Johns', '2026-01-15T12:00:00Z', 'GMT−3:30'],
  // The clock is set at 01:00 UTC of 25 October.
  ['Europe/Lisbon', '2026-10-25T00:59:59Z', 'GMT+1'],
  ['Europe/Lisbon', '2026-10-25T01:00:00Z', 'GMT+0'],
  ['Australia/Lord_Howe', '2026-01-15T12:00:00Z', 'GMT+11'],
  ['Australia/Lord_Howe', '2026-07-15T12:00:00Z', 'GMT+10:30'],
])('%s at %s is %s', (zone, at, text) => {
  expect(zoneOffset(zone, new Date(at))).toBe(text)
})
