import { bigint, type Infer, integer, nullable, record, string, type } from 'superstruct'
import type { Database, Executor } from '#gateway/platform/db/client.ts'
import { lockName } from '#gateway/platform/db/lock-name.ts'
import { Instant } from '#gateway/platform/db/rows.ts'
import { insertVersion, listVersions, type PutIn, versionAt } from '#gateway/versions.ts'
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

const offers = {
  table: 'bonus_offer',
  columns: 'id, name, version, currency, valid_from, valid_until, titles, terms, put_in_by',
  shape: OfferRow,
}

/** Every version of every offer, the newest of each first. */
export const listOffers = (on: Executor): Promise<OfferRow[]> => listVersions(on, offers)

/** The newest version of an offer that is valid at a moment. */
export const offerAt = (on: Executor, name: string, at: Date): Promise<OfferRow | undefined> =>
  versionAt(on, offers, name, at)

/**
 * The id of the offer that something else names, in the version that is valid at a moment; null if it names none.
 *
 * @throws Error if there is none, or if it is of another currency
 */
export async function namedOffer(
  on: Executor,
  name: string | undefined,
  currency: string,
  at: Date,
): Promise<bigint | null> {
  if (name === undefined) return null
  const row = await offerAt(on, name, at)
  if (!row) throw new Error(`There is no offer ${name} that is valid then.`)
  if (row.currency !== currency) throw new Error(`The offer ${name} is of another currency.`)
  return row.id
}

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
    await lockName(tx, `bonus offer ${name}`)
    return await insertVersion(
      tx,
      `INSERT INTO bonus_offer (name, version, currency, valid_from, valid_until, titles, terms, put_in_by, put_in_at)
       SELECT :name, coalesce(max(version), 0) + 1, :currency, :validFrom, :validUntil, :titles::text::jsonb, :terms::text::jsonb, :by, :now FROM bonus_offer WHERE name = :name
       RETURNING version`,
      { name, currency, validFrom, validUntil, titles: JSON.stringify(titles), terms: JSON.stringify(terms), by, now },
    )
  })
}
