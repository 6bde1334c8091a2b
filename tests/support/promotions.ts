import type { Database } from '#gateway/platform/db/client.ts'
import { putOffer } from '#gateway/rewards/bonuses/offers.ts'
import type { BonusTerms } from '#gateway/rewards/bonuses/terms.ts'
import { putFreeOffer } from '#gateway/rewards/free-offers/offers.ts'
import type { FreeTerms } from '#gateway/rewards/free-offers/terms.ts'
import { giveReward } from '#gateway/rewards/promotions/give.ts'
import { promotionAt } from '#gateway/rewards/promotions/promotions.ts'
import { putPromotion } from '#gateway/rewards/promotions/put-promotion.ts'
import type { PromotionFile, PromotionRules } from '#gateway/rewards/promotions/rules.ts'
import { someOffer } from './bonus.ts'

export const someRules: PromotionRules = {
  cash: null,
  countries: null,
  onePerPerson: false,
  joinFrom: null,
  joinUntil: null,
  days: 7,
}

const texts = {
  en: { title: 'Something nice', summary: 'For you', terms: 'What it asks for.' },
  pt: { title: 'Algo bom', summary: 'Para você', terms: 'O que pede.' },
}

/** Three free rounds of 1.00 in the first game of the house. */
export const someFree: FreeTerms = { games: [1001], rounds: 3, stake: '100', days: 3 }

let promotions = 0

interface Wish {
  readonly name?: string
  readonly rules?: Partial<PromotionRules>
  /** The bonus that it grants instead of money. */
  readonly terms?: Partial<BonusTerms> | undefined
  /** The free rounds that it gives instead; with terms too, what they win becomes such a bonus. */
  readonly free?: Partial<FreeTerms> | undefined
  readonly validUntil?: Date | null
}

/** Stores a promotion of a kind, with its own name. Without terms of a bonus it gives 5.00. */
export async function putSome(
  { database, now }: { readonly database: Database; now(): Date },
  kind: PromotionFile['kind'],
  { name = `promotion-${process.pid}-${++promotions}`, rules = {}, terms, free, validUntil = null }: Wish = {},
) {
  const put = { by: 'test', validFrom: now(), now: now() }
  if (terms) await putOffer(database, someOffer(name, terms), { ...put, validUntil: null })
  if (free) {
    const offer = { name, currency: 'BRL', titles: { en: 'Free', pt: 'Grátis' }, terms: { ...someFree, ...free } }
    await putFreeOffer(database, { ...offer, ...(terms && { bonus: name }) }, { ...put, validUntil: null })
  }
  const cash = terms || free || rules.cashBack ? null : '500'
  const file = {
    name,
    kind,
    currency: 'BRL',
    texts,
    ...(free ? { freeRounds: name } : terms && { offer: name }),
    rules: { ...someRules, cash, ...rules },
  }
  await putPromotion(database, file, { ...put, validUntil })
  const row = await promotionAt(database, name, now())
  if (!row) throw new Error('The promotion is not valid.')
  return { name, promotionId: row.promotion_id.toString() }
}

/** 100 % of a deposit from 20.00 on, at most 50.00. */
export const depositRules = { percent: 100, minimum: '2000', firstOnly: false } as const

/** A promotion of deposits, whose bonus is at most 50.00. */
export const putDepositBonus = (
  deps: { readonly database: Database; now(): Date },
  { rules = {}, ...wish }: Wish & { readonly rules?: Partial<PromotionRules> } = {},
) =>
  putSome(deps, 'deposit_bonus', {
    terms: { amount: '5000', times: 10 },
    ...wish,
    rules: { deposit: depositRules, ...rules },
  })

/** A gift that waits for a member: 5.00, unless it says otherwise. @returns its id */
export async function giveSomeReward(
  deps: { readonly database: Database; now(): Date },
  memberId: bigint,
  wish: Wish = {},
): Promise<string> {
  const { name } = await putSome(deps, 'gift', wish)
  return (await giveReward(deps, { promotion: name, memberId, reference: name, by: 'test' })).toString()
}
