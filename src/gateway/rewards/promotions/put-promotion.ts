import type { Database, Transaction } from '#gateway/platform/db/client.ts'
import { lockName } from '#gateway/platform/db/lock-name.ts'
import { namedOffer } from '#gateway/rewards/bonuses/offers.ts'
import { freeOfferAt } from '#gateway/rewards/free-offers/offers.ts'
import { insertVersion, type PutIn } from '#gateway/versions.ts'
import { checkedPromotion, type PromotionFile } from './rules.ts'

/**
 * Stores a promotion, or another version of one, and returns its number. It keeps the version of its offer that is
 * valid when it begins. Members who joined before keep the earlier version.
 *
 * @throws {StructError} if it has another shape
 * @throws Error with the reason if it cannot be used
 */
export async function putPromotion(database: Database, promotion: unknown, { by, validFrom, validUntil, now }: PutIn) {
  const file = checkedPromotion(promotion)
  return await database.transaction(async (tx) => {
    await lockName(tx, `promotion ${file.name}`)
    await demandSameKind(tx, file)
    const offer = await namedOffer(tx, file.offer, file.currency, validFrom)
    const free = await freeOfferOf(tx, file, validFrom)
    const { name, kind, currency, texts, announcement = null, rules } = file
    return await insertVersion(
      tx,
      `INSERT INTO promotion (name, version, kind, currency, valid_from, valid_until, texts, announcement, offer_id, free_offer_id,
         rules, put_in_by, put_in_at)
       SELECT :name, coalesce(max(version), 0) + 1, :kind, :currency, :validFrom, :validUntil, :texts::text::jsonb, :announcement, :offerId, :freeOfferId, :rules::text::jsonb, :by, :now
       FROM promotion WHERE name = :name RETURNING version`,
      {
        ...{ name, kind, currency, validFrom, validUntil, announcement, by, now },
        ...{ texts: JSON.stringify(texts), offerId: offer, freeOfferId: free, rules: JSON.stringify(rules) },
      },
    )
  })
}

/** The kind of a promotion never changes, because members take part in it already. */
async function demandSameKind(tx: Transaction, { name, kind }: PromotionFile): Promise<void> {
  const others = await tx.query('SELECT FROM promotion WHERE name = :name AND kind <> :kind LIMIT 1', { name, kind })
  if (others.length > 0) throw new Error(`The promotion ${name} is of another kind.`)
}

async function freeOfferOf(tx: Transaction, { freeRounds, currency }: PromotionFile, validFrom: Date) {
  if (freeRounds === undefined) return null
  const row = await freeOfferAt(tx, freeRounds, validFrom)
  if (!row) throw new Error(`There are no free rounds ${freeRounds} that are valid then.`)
  if (row.currency !== currency) throw new Error(`The free rounds ${freeRounds} are of another currency.`)
  return row.id
}
