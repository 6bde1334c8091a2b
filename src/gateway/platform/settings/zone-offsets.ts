import { boolean, type } from 'superstruct'
import type { Database } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { offsetIn } from '#lib/civil-days.ts'
import { brandTimeZone } from './time-zone.ts'

interface ZoneOffset {
  /** ISO 8601, or `-infinity`. */
  readonly from: string
  /** Minutes ahead of UTC. */
  readonly minutes: number
}

const week = 7 * 86_400_000
const minute = 60_000

/** From before the first row of any database up to some years ahead: laws about clocks change, and so does Node's data. */
const first = Date.parse('2000-01-01')
const ahead = 10 * 365 * 86_400_000

/** When the clock of a zone is set, as this Node knows it. */
export function zoneOffsets(zone: string, now: number): ZoneOffset[] {
  let minutes = offsetIn(zone, first)
  const changes: ZoneOffset[] = [{ from: '-infinity', minutes }]
  for (let at = first; at < now + ahead; at += week) {
    const next = offsetIn(zone, at + week)
    if (next === minutes) continue
    let [before, after] = [at, at + week]
    while (after - before > minute) {
      const middle = before + Math.floor((after - before) / minute / 2) * minute
      if (offsetIn(zone, middle) === minutes) before = middle
      else after = middle
    }
    minutes = next
    changes.push({ from: new Date(after).toISOString(), minutes })
  }
  return changes
}

const KnownRow = type({ known: boolean() })

/**
 * Writes the offsets of the operator's zone for the database, whose own data of zones differ from Node's.
 *
 * @param anew replaces what another gateway has written: at the start, since this Node may be newer
 */
export async function keepZone(database: Database, now: Date, anew = false): Promise<void> {
  const zone = await brandTimeZone(database)
  const text = 'SELECT EXISTS (SELECT FROM zone_offset WHERE zone = :zone) AS known'
  if (!anew && (await rowOf(database, KnownRow, text, { zone }))?.known) return
  const offsets = JSON.stringify(zoneOffsets(zone, now.getTime()))
  await database.transaction(async (tx) => {
    await tx.query(
      `DELETE FROM zone_offset WHERE zone = :zone AND from_at NOT IN (
         SELECT (value ->> 'from')::timestamptz FROM jsonb_array_elements(:offsets::text::jsonb))`,
      { zone, offsets },
    )
    await tx.query(
      `INSERT INTO zone_offset (zone, from_at, minutes)
       SELECT :zone, (value ->> 'from')::timestamptz, (value ->> 'minutes')::smallint FROM jsonb_array_elements(:offsets::text::jsonb)
       ON CONFLICT (zone, from_at) DO UPDATE SET minutes = excluded.minutes`,
      { zone, offsets },
    )
  })
}
