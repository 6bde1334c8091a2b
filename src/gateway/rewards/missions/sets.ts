import { assign, type Infer, integer, nullable, record, string, type } from 'superstruct'
import type { Database, Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { insertVersion, type PutIn } from '#gateway/versions.ts'
import { checkedMissions } from './mission-files.ts'

const SetRow = type({
  version: integer(),
  season: string(),
  currency: string(),
  titles: record(string(), string()),
  valid_from: Instant,
  valid_until: nullable(Instant),
  /** When the first version of the season began. */
  season_from: Instant,
  put_in_by: string(),
})
export type SetRow = Infer<typeof SetRow>

const columns = `s.version, s.season, s.currency, s.titles, s.valid_from, s.valid_until, s.put_in_by,
  (SELECT min(o.valid_from) FROM mission_set o WHERE o.season = s.season AND o.currency = s.currency) AS season_from`

/**
 * The missions of a currency that are valid at a moment; undefined if there are none. The newest version that has begun
 * decides; after its end, no older one returns.
 */
export async function setAt(on: Executor, currency: string, at: Date): Promise<SetRow | undefined> {
  const row = await newestSet(on, currency, at)
  return row && (row.valid_until === null || row.valid_until > at) ? row : undefined
}

/** The newest missions of a currency that have begun, also where their time is over. */
export function newestSet(on: Executor, currency: string, at: Date): Promise<SetRow | undefined> {
  return rowOf(
    on,
    SetRow,
    `SELECT ${columns} FROM mission_set s WHERE s.currency = :currency AND s.valid_from <= :at
     ORDER BY s.valid_from DESC, s.version DESC LIMIT 1`,
    { currency, at },
  )
}

const EndedRow = assign(SetRow, type({ ended: Instant }))

/**
 * The missions of a currency whose validity ended within a time, with that moment: at their own end, or because another
 * version began. The oldest first.
 */
export function setsEndedWithin(
  on: Executor,
  currency: string,
  after: Date,
  upTo: Date,
): Promise<Infer<typeof EndedRow>[]> {
  return rowsOf(
    on,
    EndedRow,
    `SELECT ${columns}, s.ended FROM (
       SELECT *, least(valid_until, lead(valid_from) OVER (ORDER BY valid_from, version)) AS ended
       FROM mission_set WHERE currency = :currency) s
     WHERE s.ended > :after AND s.ended <= :upTo AND s.ended > s.valid_from ORDER BY s.valid_from, s.version`,
    { currency, after, upTo },
  )
}

/** Every version, the newest first, for the operator. */
export function listSets(on: Executor): Promise<SetRow[]> {
  return rowsOf(on, SetRow, `SELECT ${columns} FROM mission_set s ORDER BY s.version DESC`)
}

/**
 * Stores the missions of a season, or another version of them, and returns its number.
 *
 * @throws {StructError} if they have another shape
 * @throws Error with the reason if they cannot be used
 */
export async function putMissions(database: Database, file: unknown, put: PutIn): Promise<number> {
  const { season, currency, titles, missions } = checkedMissions(file)
  const { by, validFrom, validUntil, now } = put
  return await database.transaction(async (tx) => {
    const version = await insertVersion(
      tx,
      `INSERT INTO mission_set (season, currency, titles, valid_from, valid_until, put_in_by, put_in_at)
       VALUES (:season, :currency, :titles::text::jsonb, :validFrom, :validUntil, :by, :now) RETURNING version`,
      { season, currency, titles: JSON.stringify(titles), validFrom, validUntil, by, now },
    )
    const rows = missions.map(({ claimDays, ...mission }, place) => ({ ...mission, claim_days: claimDays, place }))
    await tx.query(
      `INSERT INTO mission (version, code, place, titles, period, kind, target, categories, vendors, reward, points, claim_days)
       SELECT :version, m.code, m.place, m.titles, m.period, m.kind, m.target, m.categories, m.vendors, m.reward, m.points, m.claim_days
       FROM jsonb_to_recordset(:rows::text::jsonb) AS m (code text, place integer, titles jsonb, period text, kind text, target bigint,
         categories jsonb, vendors jsonb, reward bigint, points integer, claim_days integer)`,
      { version, rows: JSON.stringify(rows) },
    )
    return version
  })
}
