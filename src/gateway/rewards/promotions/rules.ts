import {
  array,
  assert,
  boolean,
  enums,
  type Infer,
  integer,
  max,
  min,
  nonempty,
  nullable,
  object,
  optional,
  pattern,
  record,
  size,
  string,
} from 'superstruct'
import { gameTypes } from '#contract/play/games/game.ts'
import { promotionKinds } from '#contract/rewards/promotions/reward.ts'
import { CurrencyCode, Text } from '#contract/scalars.ts'
import { PositiveDigits, ShortName } from '#gateway/operator-values.ts'
import { kinds } from './kinds.ts'

/** A moment as an operator writes it. */
const Moment = pattern(string(), /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/)

/** Rules of a promotion (product rules 23), in the form of the operator's file. */
export const PromotionRulesStruct = object({
  /** Money for the main account, in minor units; null if it grants a bonus or free rounds. */
  cash: nullable(PositiveDigits),
  /** Countries of members, as ISO codes; null for all. The country of a member is that of the tax number. */
  countries: nullable(size(array(pattern(string(), /^[A-Z]{2}$/)), 1, 50)),
  /** Whether each person gets it only once. A member without a tax number cannot have it then. */
  onePerPerson: boolean(),
  /** Whether it is given once on each device. A member whose device is not known cannot have it then. */
  onePerDevice: optional(boolean()),
  /** First and last moment to join or apply; null: as long as the version is valid. */
  joinFrom: nullable(Moment),
  joinUntil: nullable(Moment),
  /** Days within which the deposit or the claim must come. */
  days: max(min(integer(), 1), 365),
  /**
   * For deposit bonuses only: per cent of the deposit, at most the amount of the offer; null if it gives free rounds.
   */
  deposit: optional(
    object({ percent: nullable(max(min(integer(), 1), 1_000)), minimum: PositiveDigits, firstOnly: boolean() }),
  ),
  /** For cash back only: the losses that count, and the part that is given back. */
  cashBack: optional(
    object({
      period: enums(['day', 'week']),
      /** Hundredths of a per cent of stake less win. */
      rate: max(min(integer(), 1), 10_000),
      /** Categories of games; null for all. */
      categories: nullable(size(array(enums(gameTypes)), 1, gameTypes.length)),
      /** Smallest loss that gives something. */
      minimum: PositiveDigits,
      /** The upper bound; null for none. */
      cap: nullable(PositiveDigits),
    }),
  ),
})
export type PromotionRules = Infer<typeof PromotionRulesStruct>

export const PromotionTextStruct = object({ title: Text, summary: Text, terms: size(nonempty(string()), 1, 4_000) })

/** A promotion as the operator writes it into a file (docs/operating.md). */
const PromotionFileStruct = object({
  name: ShortName,
  kind: enums(promotionKinds),
  currency: CurrencyCode,
  /** Texts by language tag. */
  texts: record(nonempty(string()), PromotionTextStruct),
  /** Code of the announcement of this promotion. */
  announcement: optional(pattern(string(), /^[a-z0-9-]{1,60}$/)),
  /** Name of the offer whose valid version it grants. */
  offer: optional(pattern(string(), /^[a-z0-9-]{1,40}$/)),
  /** Name of the offer of free rounds whose valid version it gives. */
  freeRounds: optional(pattern(string(), /^[a-z0-9-]{1,40}$/)),
  rules: PromotionRulesStruct,
})
export type PromotionFile = Infer<typeof PromotionFileStruct>

/** Why a promotion cannot be used although it has the right shape; undefined if it can. */
export function promotionFault({ kind, currency, texts, offer, freeRounds, rules }: PromotionFile): string | undefined {
  if (currency === 'FUN') return 'play money is no reward'
  if (Object.keys(texts).length === 0) return 'it has no texts'
  const given = [offer, freeRounds, rules.cash ?? undefined].filter((one) => one !== undefined)
  if (rules.cashBack && (kind !== 'cash_back' || given.length > 0))
    return 'cash back gives a part of the loss, and nothing else'
  if (!rules.cashBack && given.length !== 1) return 'it gives either a bonus, free rounds or money'
  if (rules.deposit && (rules.deposit.percent === null) !== (freeRounds !== undefined))
    return 'a bonus is so many per cent of the deposit, and free rounds are not'
  if (rules.joinFrom !== null && rules.joinUntil !== null && Date.parse(rules.joinFrom) >= Date.parse(rules.joinUntil))
    return 'joining ends before it begins'
  return kinds[kind].fault({
    hasOffer: (offer ?? freeRounds) !== undefined,
    hasDeposit: rules.deposit !== undefined,
    hasCashBack: rules.cashBack !== undefined,
  })
}

/**
 * @throws {StructError} if it has another shape
 * @throws Error with the reason if it cannot be used
 */
export function checkedPromotion(promotion: unknown): PromotionFile {
  assert(promotion, PromotionFileStruct)
  const fault = promotionFault(promotion)
  if (fault) throw new Error(`The promotion cannot be used: ${fault}.`)
  return promotion
}
