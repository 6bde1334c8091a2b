import type { Database } from '#gateway/platform/db/client.ts'
import { giveBonus } from '#gateway/rewards/bonuses/gift.ts'
import { putOffer } from '#gateway/rewards/bonuses/offers.ts'
import type { BonusTerms, OfferFile } from '#gateway/rewards/bonuses/terms.ts'
import { rowsAs } from './rows.ts'

/** 10.00 to be wagered twice; slots count whole, live games a tenth. */
export const someTerms: BonusTerms = {
  amount: '1000',
  times: 2,
  weights: { categories: { RNG: 100, LIVE: 10 } },
  maxBet: null,
  maxWinTimes: null,
  days: 7,
  spend: 'real-first',
  endsOnWithdrawal: false,
  onePerPerson: false,
}

export const someOffer = (name: string, terms: Partial<BonusTerms> = {}): OfferFile => ({
  name,
  currency: 'BRL',
  titles: { en: 'Gift', pt: 'Presente' },
  terms: { ...someTerms, ...terms },
})

let offers = 0

/** Gives a member a bonus of an offer of its own. @returns id of the grant */
export async function giveSome(
  database: Database,
  memberId: bigint,
  now: Date,
  terms: Partial<BonusTerms> = {},
): Promise<bigint> {
  const offer = someOffer(`offer-${process.pid}-${++offers}`, terms)
  await putOffer(database, offer, { by: 'test', validFrom: now, validUntil: null, now })
  const gift = { offer: offer.name, memberId, reference: offer.name, by: 'test' }
  return await giveBonus({ database, now: () => now }, gift)
}

/** A grant as stored in the database, with the rest of its money. */
export async function grantOf(database: Database, id: bigint) {
  const [row] = await rowsAs<{
    status: string
    reason: string | null
    progress: bigint
    required: bigint
    converted: bigint | null
    balance: bigint
    held: bigint
  }>(
    database,
    `SELECT g.status, g.reason, g.progress, g.required, g.converted, a.balance, a.held
     FROM bonus_grant g JOIN ledger_account a ON a.id = g.account_id WHERE g.id = :id`,
    { id },
  )
  if (!row) throw new Error(`No grant ${id}.`)
  return row
}

/** The entries of a grant, oldest first: kind, bonus money, own money, what counted. */
export async function entriesOf(database: Database, id: bigint) {
  const rows = await rowsAs<{ kind: string; bonus_amount: bigint; real_amount: bigint; wagering: bigint }>(
    database,
    'SELECT kind, bonus_amount, real_amount, wagering FROM bonus_entry WHERE grant_id = :grantId ORDER BY id',
    { grantId: id },
  )
  return rows.map(({ kind, bonus_amount, real_amount, wagering }) => [kind, bonus_amount, real_amount, wagering])
}
