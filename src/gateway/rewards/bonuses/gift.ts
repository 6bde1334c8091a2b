import { boolean, nullable, string, type } from 'superstruct'
import { blockOf } from '#gateway/account/protection/blocks.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { type OfferRow, offerAt } from './offers.ts'
import { openBonus } from './open-bonus.ts'

/** Why a member does not get a bonus. An unknown fact refuses it too. */
export const giftRefusals = [
  'offer_unknown',
  'member_unknown',
  'account_closed',
  'play_blocked',
  'currency_differs',
  'person_unknown',
  'had_it_before',
  'reference_used',
] as const

/** A bonus that was not granted; nothing was changed. */
export class GiftRefused extends Error {
  readonly code: (typeof giftRefusals)[number]
  constructor(code: (typeof giftRefusals)[number]) {
    super(`The bonus is not granted: ${code}.`)
    this.code = code
  }
}

interface Gift {
  readonly offer: string
  readonly memberId: bigint
  /** The occasion, chosen by the operator: a second gift for the same occasion grants nothing. */
  readonly reference: string
  readonly by: string
}

/**
 * Grants the valid version of an offer to a member (product rule 22.2).
 *
 * @returns id of the grant
 * @throws {GiftRefused}
 */
export async function giveBonus({ database, now }: Pick<GatewayDeps, 'database' | 'now'>, gift: Gift): Promise<bigint> {
  const at = now()
  return await database.transaction(async (tx) => {
    const offer = await offerAt(tx, gift.offer, at)
    if (!offer) throw new GiftRefused('offer_unknown')
    await demandEligible(tx, gift.memberId, offer, at)
    const { id: offerId, currency, terms } = offer
    const { memberId, reference, by } = gift
    const id = await openBonus(tx, { memberId, offerId, currency, terms, source: 'gift', reference, by, now: at })
    if (id === null) throw new GiftRefused('reference_used')
    return id
  })
}

const MemberRow = type({ currency: string(), cpf: nullable(string()), disabled_at: nullable(Instant), had: boolean() })

/**
 * Locks the member, so that no exclusion, closing of the account or further gift happens in between. What the member has had is read
 * after the lock is held: a query that waits for a lock reads other rows as they were before the wait.
 */
async function demandEligible(tx: Transaction, memberId: bigint, offer: OfferRow, now: Date): Promise<void> {
  await tx.query('SELECT FROM member WHERE id = :memberId FOR NO KEY UPDATE', { memberId })
  const member = await rowOf(
    tx,
    MemberRow,
    `SELECT m.currency, m.cpf, m.disabled_at, EXISTS (SELECT FROM bonus_grant g JOIN bonus_offer o ON o.id = g.offer_id
       WHERE g.member_id = m.id AND o.name = :offerName) AS had
     FROM member m WHERE m.id = :memberId`,
    { memberId, offerName: offer.name },
  )
  if (!member) throw new GiftRefused('member_unknown')
  if (member.disabled_at !== null) throw new GiftRefused('account_closed')
  if (await blockOf(tx, memberId, now)) throw new GiftRefused('play_blocked')
  if (member.currency !== offer.currency) throw new GiftRefused('currency_differs')
  // One tax number has one account, so the same tax number means the same person.
  if (offer.terms.onePerPerson && member.cpf === null) throw new GiftRefused('person_unknown')
  if (offer.terms.onePerPerson && member.had) throw new GiftRefused('had_it_before')
}
