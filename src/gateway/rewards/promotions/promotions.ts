import { array, bigint, enums, type Infer, integer, nullable, record, string, type } from 'superstruct'
import { promotionKinds } from '#contract/rewards/promotions/reward.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { BonusTermsStruct } from '#gateway/rewards/bonuses/terms.ts'
import { FreeTermsStruct } from '#gateway/rewards/free-offers/terms.ts'
import { inLanguage } from '#lib/in-language.ts'
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
  free_offer_id: nullable(bigint()),
  free_terms: nullable(FreeTermsStruct),
  /** Terms of the bonus that free rounds become; null if their win is money. */
  free_bonus: nullable(BonusTermsStruct),
  free_games: nullable(array(type({ nodeId: integer(), name: string() }))),
  rules: PromotionRulesStruct,
}
const PromotionRow = type(promotionColumns)
export type PromotionRow = Infer<typeof PromotionRow>

/** The same in SQL, of `promotionJoins`. */
export const promotionSelect = `p.id AS promotion_id, p.name, p.version, p.kind, p.currency, p.valid_from, p.valid_until, p.texts,
  p.announcement, p.offer_id, o.terms, p.rules, p.free_offer_id, fo.terms AS free_terms, fb.terms AS free_bonus,
  (SELECT jsonb_agg(jsonb_build_object('nodeId', g.node_id, 'name', g.game_name) ORDER BY g.game_name)
    FROM jsonb_array_elements_text(fo.terms -> 'games') named JOIN game g ON g.node_id = named::integer) AS free_games`

/** The columns of a promotion's offer, beside `promotion p`. */
export const promotionJoins = `LEFT JOIN bonus_offer o ON o.id = p.offer_id LEFT JOIN free_offer fo ON fo.id = p.free_offer_id
  LEFT JOIN bonus_offer fb ON fb.id = fo.bonus_offer_id`

const from = `FROM promotion p ${promotionJoins}`

/** The newest version of each promotion that is valid at a moment. */
export function promotionsAt(on: Executor, now: Date): Promise<PromotionRow[]> {
  return rowsOf(
    on,
    PromotionRow,
    `SELECT DISTINCT ON (p.name) ${promotionSelect} ${from}
     WHERE p.valid_from <= :now AND (p.valid_until IS NULL OR p.valid_until > :now) ORDER BY p.name, p.version DESC`,
    { now },
  )
}

/** The newest version of one promotion that is valid at a moment, by its name. */
export function promotionAt(on: Executor, name: string, now: Date): Promise<PromotionRow | undefined> {
  return rowOf(
    on,
    PromotionRow,
    `SELECT ${promotionSelect} ${from} WHERE p.name = :name AND p.valid_from <= :now AND (p.valid_until IS NULL OR p.valid_until > :now)
     ORDER BY p.version DESC LIMIT 1`,
    { now, name },
  )
}

/** A version of a promotion. */
export function findPromotion(on: Executor, id: bigint): Promise<PromotionRow | undefined> {
  return rowOf(on, PromotionRow, `SELECT ${promotionSelect} ${from} WHERE p.id = :id`, { id })
}

/** Whether a promotion can be joined at a moment. */
export function openness({ rules, valid_until }: Pick<PromotionRow, 'rules' | 'valid_until'>, now: Date) {
  if (rules.joinFrom !== null && now < new Date(rules.joinFrom)) return 'coming'
  const isOver = rules.joinUntil !== null && now >= new Date(rules.joinUntil)
  return isOver || (valid_until !== null && now >= valid_until) ? 'over' : 'open'
}

/** The offered amount in minor units: the most of a deposit bonus, and for free rounds the sum of their bets. */
export const amountOf = ({ rules, terms, free_terms: free }: Pick<PromotionRow, 'rules' | 'terms' | 'free_terms'>) =>
  free ? BigInt(free.stake) * BigInt(free.rounds) : BigInt(rules.cash ?? terms?.amount ?? 0)

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

const nothing = { title: '', summary: '', terms: '' }

/** The texts of a promotion in a language, or in one that it has. */
export const textsIn = ({ texts }: Pick<PromotionRow, 'texts'>, language: string) =>
  inLanguage(texts, language) ?? nothing

/** The promotion's name in messages, in each language that it has. */
export function inboxTexts({ texts }: Pick<PromotionRow, 'texts'>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [`title.${language}`, title]))
}
