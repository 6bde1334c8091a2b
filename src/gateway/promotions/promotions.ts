import { bigint, enums, type Infer, integer, nullable, record, string, type } from 'superstruct'
import { promotionKinds } from '#contract/entities/reward.ts'
import { BonusTermsStruct } from '#gateway/bonus/terms.ts'
import type { Executor } from '#gateway/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/db/rows.ts'
import { PromotionRulesStruct, PromotionTextStruct } from './rules.ts'

/** The columns of a promotion, which rewards are read with too. */
export const promotionColumns = {
  promotion_id: bigint(),
  name: string(),
  version: integer(),
  kind: enums(promotionKinds),
  currency: string(),
  valid_from: Instant,
  valid_until: nullable(Instant),
  texts: record(string(), PromotionTextStruct),
  announcement: nullable(string()),
  offer_id: nullable(bigint()),
  terms: nullable(BonusTermsStruct),
  rules: PromotionRulesStruct,
}
const PromotionRow = type(promotionColumns)
export type PromotionRow = Infer<typeof PromotionRow>

/** The same in SQL, of `promotion p LEFT JOIN bonus_offer o`. */
export const promotionSelect = `p.id AS promotion_id, p.name, p.version, p.kind, p.currency, p.valid_from, p.valid_until, p.texts,
  p.announcement, p.offer_id, o.terms, p.rules`

const from = 'FROM promotion p LEFT JOIN bonus_offer o ON o.id = p.offer_id'

/** The newest version of each promotion that is valid at a moment. */
export function promotionsAt(on: Executor, now: Date): Promise<PromotionRow[]> {
  return rowsOf(
    on,
    PromotionRow,
    `SELECT DISTINCT ON (p.name) ${promotionSelect} ${from}
     WHERE p.valid_from <= $1 AND (p.valid_until IS NULL OR p.valid_until > $1) ORDER BY p.name, p.version DESC`,
    [now],
  )
}

/** The newest version of one promotion that is valid at a moment, by its name. */
export function promotionAt(on: Executor, name: string, now: Date): Promise<PromotionRow | undefined> {
  return rowOf(
    on,
    PromotionRow,
    `SELECT ${promotionSelect} ${from} WHERE p.name = $2 AND p.valid_from <= $1 AND (p.valid_until IS NULL OR p.valid_until > $1)
     ORDER BY p.version DESC LIMIT 1`,
    [now, name],
  )
}

/** A version of a promotion. */
export function findPromotion(on: Executor, id: bigint): Promise<PromotionRow | undefined> {
  return rowOf(on, PromotionRow, `SELECT ${promotionSelect} ${from} WHERE p.id = $1`, [id])
}

/** Whether one can join a promotion at a moment. */
export function openness({ rules, valid_until }: Pick<PromotionRow, 'rules' | 'valid_until'>, now: Date) {
  if (rules.joinFrom !== null && now < new Date(rules.joinFrom)) return 'coming'
  const isOver = rules.joinUntil !== null && now >= new Date(rules.joinUntil)
  return isOver || (valid_until !== null && now >= valid_until) ? 'over' : 'open'
}

/** What it gives, in minor units; of a deposit bonus at most. */
export const amountOf = ({ rules, terms }: Pick<PromotionRow, 'rules' | 'terms'>) =>
  BigInt(rules.cash ?? terms?.amount ?? 0)

const ListedRow = type({
  name: string(),
  version: integer(),
  kind: string(),
  currency: string(),
  valid_from: Instant,
  valid_until: nullable(Instant),
  put_in_by: string(),
})

/** Every version of every promotion, the newest of each first. */
export function listPromotions(on: Executor) {
  const text = `SELECT name, version, kind, currency, valid_from, valid_until, put_in_by FROM promotion ORDER BY name, version DESC`
  return rowsOf(on, ListedRow, text)
}
