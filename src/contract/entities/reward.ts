import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { freeRoundsWins } from './free-rounds.ts'
import { CurrencyCode, Instant, MinorUnits } from './scalars.ts'

/** Kinds of promotions. */
export const promotionKinds = ['deposit_bonus', 'gift', 'application', 'cash_back'] as const
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
  gives: enums(['cash', 'bonus', 'freeRounds']),
  /** What it gives; of a deposit bonus that was not issued yet, at most; of free rounds, the sum of their bets. */
  amount: MinorUnits,
  /** What a deposit bonus asks for; null of other kinds. */
  deposit: nullable(
    type({
      /** Of the deposit; null where it brings free rounds. */
      percent: nullable(integer()),
      minimum: MinorUnits,
      firstOnly: boolean(),
      /** Days after joining within which the deposit has to come. */
      days: integer(),
    }),
  ),
  /** Terms of the bonus, of free rounds of what they win at most; null where money comes of it. */
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
  /** Free rounds that it gives; null of others. */
  freeRounds: nullable(
    type({
      rounds: integer(),
      /** The bet of each. */
      stake: MinorUnits,
      /** Days to play them. */
      days: integer(),
      wins: enums(freeRoundsWins),
      games: array(type({ nodeId: integer(), name: string() })),
      /** How many the caller has played, and what they won. */
      used: integer(),
      won: MinorUnits,
      /** Until when they can be played; null before they were given. */
      until: nullable(Instant),
    }),
  ),
  /** How cash back was worked out; null of others. */
  cashBack: nullable(
    type({
      from: Instant,
      to: Instant,
      bets: integer(),
      stake: MinorUnits,
      win: MinorUnits,
      /** Hundredths of a per cent of stake less win. */
      rate: integer(),
      minimum: MinorUnits,
      /** The most that is given back; null for all. */
      cap: nullable(MinorUnits),
      /** The part before the cap, rounded down, and what rounding dropped, in ten-thousandths of a minor unit. */
      part: MinorUnits,
      dropped: MinorUnits,
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
