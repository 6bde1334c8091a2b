import { bigint, type Infer, integer, nullable, record, string, type } from 'superstruct'
import type { Database, Executor } from '#gateway/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/db/rows.ts'
import { BonusTermsStruct, checkedOffer } from './terms.ts'

const OfferRow = type({
  id: bigint(),
  name: string(),
  version: integer(),
  currency: string(),
  valid_from: Instant,
  valid_until: nullable(Instant),
  titles: record(string(), string()),
  terms: BonusTermsStruct,
  put_in_by: string(),
})
export type OfferRow = Infer<typeof OfferRow>

const columns = 'id, name, version, currency, valid_from, valid_until, titles, terms, put_in_by'

/** Every version of every offer, the newest of each first. */
export function listOffers(on: Executor): Promise<OfferRow[]> {
  return rowsOf(on, OfferRow, `SELECT ${columns} FROM bonus_offer ORDER BY name, version DESC`)
}

/** The newest version of an offer that is valid at a moment. */
export function offerAt(on: Executor, name: string, now: Date): Promise<OfferRow | undefined> {
  return rowOf(
    on,
    OfferRow,
    `SELECT ${columns} FROM bonus_offer WHERE name = $1 AND valid_from <= $2 AND (valid_until IS NULL OR valid_until > $2)
     ORDER BY version DESC LIMIT 1`,
    [name, now],
  )
}

interface PutIn {
  readonly by: string
  readonly validFrom: Date
  readonly validUntil: Date | null
  readonly now: Date
}

const VersionRow = type({ version: integer() })

/**
 * Stores an offer, or another version of one, and returns its number. Earlier versions stay for the bonuses that they
 * granted.
 *
 * @throws {StructError} if it has another shape
 * @throws Error with the reason if it cannot be used
 */
export async function putOffer(database: Database, offer: unknown, { by, validFrom, validUntil, now }: PutIn) {
  const { name, currency, titles, terms } = checkedOffer(offer)
  return await database.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`bonus offer ${name}`])
    const row = await rowOf(
      tx,
      VersionRow,
      `INSERT INTO bonus_offer (name, version, currency, valid_from, valid_until, titles, terms, put_in_by, put_in_at)
       SELECT $1, coalesce(max(version), 0) + 1, $2, $3, $4, $5::text::jsonb, $6::text::jsonb, $7, $8 FROM bonus_offer WHERE name = $1
       RETURNING version`,
      [name, currency, validFrom, validUntil, JSON.stringify(titles), JSON.stringify(terms), by, now],
    )
    if (!row) throw new Error('The offer was not written')
    return row.version
  })
}
