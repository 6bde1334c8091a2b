import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { CurrencyCode, Instant, MinorUnits } from './scalars.ts'

/** Kinds of promotions. */
export const promotionKinds = ['deposit_bonus', 'gift', 'application'] as const
export type PromotionKindName = (typeof promotionKinds)[number]

/** What a member has of a promotion (product rule 23.4). */
export const rewardStates = [
  'coming',
  'join',
  'signed',
  'applying',
  'claim',
  'process',
  'claimed',
  'issued',
  'rejected',
  'close',
] as const
export type RewardState = (typeof rewardStates)[number]

/** Why a reward is closed. `over`: nobody can join any more; `missed`: the first deposit was not one that it is for. */
export const closeReasons = ['over', 'expired', 'left', 'blocked', 'off', 'missed', 'closed'] as const

/** What a member can do about a reward now. */
export const rewardActions = ['join', 'apply', 'claim', 'leave'] as const

/** What stands against a member's joining, applying or claiming; a fact that is not known does too. */
export const missingFacts = [
  'blocked',
  'currency',
  'country',
  'country_unknown',
  'person_unknown',
  'had_before',
  'under_way',
  'first_deposit',
] as const
export type MissingFact = (typeof missingFacts)[number]

/** A promotion, with what the caller has of it. Amounts are minor units of `currency`. */
export const RewardStruct = type({
  promotionId: string(),
  /** Null as long as the caller has nothing of it. */
  claimId: nullable(string()),
  kind: enums(promotionKinds),
  state: enums(rewardStates),
  /** Of what is closed. */
  reason: nullable(enums(closeReasons)),
  actions: array(enums(rewardActions)),
  missing: array(enums(missingFacts)),
  title: string(),
  summary: string(),
  terms: string(),
  /** The announcement that tells of it. */
  announcementId: nullable(string()),
  currency: CurrencyCode,
  gives: enums(['cash', 'bonus']),
  /** What it gives; of a deposit bonus that was not issued yet, at most. */
  amount: MinorUnits,
  /** What a deposit bonus asks for; null of other kinds. */
  deposit: nullable(
    type({
      percent: integer(),
      minimum: MinorUnits,
      firstOnly: boolean(),
      /** Days after joining within which the deposit has to come. */
      days: integer(),
    }),
  ),
  /** Terms of the bonus; null where it gives money. */
  bonus: nullable(
    type({
      /** How often it is to be wagered. */
      times: integer(),
      days: integer(),
      /** The largest whole stake; null for any. */
      maxBet: nullable(MinorUnits),
      /** The most that is converted; null for all. */
      cap: nullable(MinorUnits),
      /** What the whole bonus is worth on average, if it is wagered in games that give `rtp` hundredths of a per cent back. */
      expected: MinorUnits,
      rtp: integer(),
    }),
  ),
  /** The wagering of a bonus that runs. */
  progress: nullable(type({ done: MinorUnits, required: MinorUnits, bonusId: string() })),
  /** What the caller wrote, and what was answered. */
  comment: nullable(string()),
  answer: nullable(string()),
  /** From and until when one can join or apply; null: from the start, without an end. */
  joinFrom: nullable(Instant),
  joinUntil: nullable(Instant),
  /** Until when the deposit or the claim has to come; null where neither is waited for. */
  dueAt: nullable(Instant),
  /** When the caller's part of it changed last. */
  changedAt: nullable(Instant),
})
export type Reward = Infer<typeof RewardStruct>
