import { afterEach, describe, expect, test, vi } from 'vitest'
import { dayIn, offsetIn, offsetText, zoneOfPage } from '#lib/civil-days.ts'
import { hearTime } from '#lib/clock.ts'

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
  expect(offsetText(offsetIn(zone, Date.parse(at)))).toBe(text)
})

describe('a zone with one offset, as pages keep it', () => {
  const hour = 3_600_000
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const keep = (zone: string | undefined) => vi.stubGlobal('document', { documentElement: { dataset: { zone } } })

  test.each([
    ['America/Sao_Paulo', 'America/Sao_Paulo -180'],
    ['Asia/Kathmandu', 'Asia/Kathmandu 345'],
    ['UTC', 'UTC 0'],
    ['Europe/Lisbon', 'Europe/Lisbon'],
  ])('%s is %s', (zone, kept) => expect(zoneOfPage(zone, Date.parse('2026-11-25'))).toBe(kept))

  test('it had summer time until 2019', () => {
    expect(zoneOfPage('America/Sao_Paulo', Date.parse('2021-06-01'))).toBe('America/Sao_Paulo')
  })

  test.each(['America/Sao_Paulo', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
    'days and offsets of %s are those of Intl',
    (zone) => {
      const now = Date.parse('2026-11-25')
      const kept = zoneOfPage(zone, now)
      for (let at = now - 400 * 24 * hour; at < now + 40 * 24 * hour; at += 7 * hour) {
        keep(undefined)
        const byIntl = [dayIn(zone, at), offsetIn(zone, at)]
        keep(kept)
        expect([dayIn(zone, at), offsetIn(zone, at)]).toEqual(byIntl)
      }
    },
  )

  test('it says nothing of other zones and of days long past', () => {
    hearTime(performance.now(), '2026-11-25T00:00:00Z')
    keep('America/Sao_Paulo 600')
    expect(offsetIn('America/Sao_Paulo', Date.parse('2026-11-01'))).toBe(600)
    expect(offsetIn('America/Sao_Paulo', Date.parse('2018-12-01'))).toBe(-120)
    expect(offsetIn('Asia/Kathmandu', Date.parse('2026-11-01'))).toBe(345)
  })
})
