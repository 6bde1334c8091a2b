import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { keepZone } from '#gateway/platform/settings/zone-offsets.ts'
import { addDays, type Day, dayIn, startOf } from '#lib/civil-days.ts'
import { databases } from '#tests/support/database.ts'
import { rowsAs } from '#tests/support/rows.ts'

/** Zones with summer time, without, set at midnight, of half hours, over the date line, and with pauses of summer time. */
const zones = [
  ...['America/Sao_Paulo', 'Europe/Lisbon', 'America/Asuncion', 'Asia/Kathmandu', 'Pacific/Apia'],
  ...['Africa/Casablanca', 'America/Santiago', 'Asia/Beirut', 'Africa/Cairo', 'America/Havana'],
]

/** Every day of two years: in the first, Brazil set its clocks at midnight for the last time. */
const someDays = (): Day[] =>
  ['2018-10-01', '2026-01-01'].flatMap((first) => Array.from({ length: 366 }, (_, place) => addDays(first, place)))

const now = new Date('2026-11-28T12:00:00Z')

describe.each(databases())('civil time on $name', ({ open }) => {
  test('the database computes days as Node does, by what Node has written', async () => {
    const database = await open()
    const put = (timeZone: string) =>
      writeSetting(database, brandSetting.name, { ...brandSetting.fallback, timeZone }, now)
    for (const zone of zones) {
      await put(zone)
      await keepZone(database, now)
      const days = someDays()
      const rows = await rowsAs<{ start: string; before: string; day: string }>(
        database,
        `SELECT (extract(epoch FROM start) * 1000)::bigint::text AS start, civil_time(start, :zone)::date::text AS day,
           civil_time(start - interval '1 millisecond', :zone)::date::text AS before
         FROM jsonb_array_elements_text(:days::text::jsonb) WITH ORDINALITY AS d (day, place)
         CROSS JOIN LATERAL (SELECT civil_moment(d.day::timestamp, :zone) AS start) s ORDER BY place`,
        { zone, days: JSON.stringify(days) },
      )
      const expected = days.map((day) => {
        const start = startOf(day, zone)
        return { start: String(start), before: dayIn(zone, start - 1), day: dayIn(zone, start) }
      })
      expect(
        rows.map(({ start, before, day }) => ({ start, before, day })),
        zone,
      ).toEqual(expected)
    }
    // Rows of another gateway stay while it runs, and are replaced by one that starts.
    await database.query('UPDATE zone_offset SET minutes = minutes + 60 WHERE zone = :zone', { zone: zones[0] ?? '' })
    await put(zones[0] ?? '')
    const clock = async () =>
      (
        await rowsAs<{ at: string }>(database, 'SELECT civil_time(:now::timestamptz, brand_zone())::text AS at', {
          now,
        })
      )[0]
    await keepZone(database, now)
    expect(await clock()).toEqual({ at: '2026-11-28 10:00:00' })
    await keepZone(database, now, true)
    expect(await clock()).toEqual({ at: '2026-11-28 09:00:00' })
    await database.close()
  })
})

test('no query computes civil time by the data of the database', async () => {
  const found: string[] = []
  for await (const file of glob('src/gateway/**/*.{ts,sql}')) {
    if (/functions\/settings\.sql$|\/migrations\//.test(file)) continue
    for (const [line] of readFileSync(file, 'utf8').matchAll(
      /.*(?:at\s+time\s+zone|\btimezone\s*\(|date_trunc\s*\().*/gi,
    )) {
      const rest = line.replaceAll(/at time zone 'UTC'/gi, '').replaceAll(/date_trunc\('hour', [\w.:]+, 'UTC'\)/gi, '')
      // Months of days, and of civil times that were computed before.
      const known = rest
        .replaceAll(/date_trunc\('month', (?:day|:from::date|greatest\([^)]*\))\)/g, '')
        .replaceAll(/date_trunc\((?:period|'day'), civil_time\(/g, '')
      if (/at\s+time\s+zone|\btimezone\s*\(|date_trunc\s*\(/i.test(known)) found.push(`${file}: ${line.trim()}`)
    }
  }
  expect(found).toEqual([])
})
