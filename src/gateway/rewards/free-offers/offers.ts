import { bigint, type Infer, integer, nullable, string, type } from 'superstruct'
import { themes } from '#games/slots/all-themes.ts'
import { isThemeId } from '#games/slots/types.ts'
import type { Database, Executor, Transaction } from '#gateway/platform/db/client.ts'
import { lockName } from '#gateway/platform/db/lock-name.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import { namedOffer } from '#gateway/rewards/bonuses/offers.ts'
import { insertVersion, listVersions, type PutIn, versionAt } from '#gateway/versions.ts'
import { checkedFreeOffer, type FreeOfferFile, FreeTermsStruct } from './terms.ts'

const FreeOfferRow = type({
  id: bigint(),
  name: string(),
  version: integer(),
  currency: string(),
  valid_from: Instant,
  valid_until: nullable(Instant),
  terms: FreeTermsStruct,
  put_in_by: string(),
})
type FreeOfferRow = Infer<typeof FreeOfferRow>

const offers = {
  table: 'free_offer',
  columns: 'id, name, version, currency, valid_from, valid_until, terms, put_in_by',
  shape: FreeOfferRow,
}

/** Every version of every offer of free rounds, the newest of each first. */
export const listFreeOffers = (on: Executor): Promise<FreeOfferRow[]> => listVersions(on, offers)

/** The newest version of an offer of free rounds that is valid at a moment. */
export const freeOfferAt = (on: Executor, name: string, at: Date): Promise<FreeOfferRow | undefined> =>
  versionAt(on, offers, name, at)

/**
 * Stores an offer of free rounds, or another version of one, and returns its number. It keeps the version of its bonus
 * that is valid when it begins.
 *
 * @throws {StructError} if it has another shape
 * @throws Error with the reason if it cannot be used
 */
export async function putFreeOffer(database: Database, offer: unknown, { by, validFrom, validUntil, now }: PutIn) {
  const file = checkedFreeOffer(offer)
  const { name, currency, titles, terms } = file
  return await database.transaction(async (tx) => {
    await lockName(tx, `free rounds ${name}`)
    await demandGames(tx, file)
    return await insertVersion(
      tx,
      `INSERT INTO free_offer (name, version, currency, valid_from, valid_until, titles, terms, bonus_offer_id, put_in_by, put_in_at)
       SELECT :name, coalesce(max(version), 0) + 1, :currency, :validFrom, :validUntil, :titles::text::jsonb, :terms::text::jsonb, :bonusOfferId, :by, :now FROM free_offer
       WHERE name = :name RETURNING version`,
      {
        ...{ name, currency, validFrom, validUntil, by, now },
        ...{ titles: JSON.stringify(titles), terms: JSON.stringify(terms) },
        bonusOfferId: await namedOffer(tx, file.bonus, currency, validFrom),
      },
    )
  })
}

const GameRow = type({ node_id: integer(), theme: nullable(string()) })

/** Only slots of the house have free rounds, and each must take the bet. */
async function demandGames(tx: Transaction, { terms }: FreeOfferFile): Promise<void> {
  const rows = await rowsOf(tx, GameRow, `SELECT node_id, theme FROM game WHERE engine = 'slots' AND listed`)
  const known = new Map(rows.map(({ node_id, theme }) => [node_id, theme]))
  for (const node of terms.games) {
    const theme = known.get(node)
    if (!theme || !isThemeId(theme)) throw new Error(`Game ${node} is no slot of the house.`)
    if (!themes[theme].stakes.includes(BigInt(terms.stake)))
      throw new Error(`${terms.stake} is no stake of game ${node}.`)
  }
}
