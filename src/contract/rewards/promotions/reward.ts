import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { freeRoundsWins } from '#contract/play/free-rounds/free-rounds.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'

/** Kinds of promotions. */
export const promotionKinds = ['deposit_bonus', 'gift', 'application', 'cash_back'] as const
export type PromotionKindName = (typeof promotionKinds)[number]

/** A member's reward of a promotion (product rule 23.4). */
const rewardStates = [
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

/**
 * Why a reward is closed. `over`: joining is not possible any more; `missed`: the first deposit did not meet its
 * conditions.
 */
export const closeReasons = ['over', 'expired', 'left', 'blocked', 'off', 'missed', 'closed'] as const

/** The member's actions for a reward now. */
const rewardActions = ['join', 'apply', 'claim', 'leave'] as const

/** The reasons against joining, applying or claiming; an unknown fact is one too. */
export const missingFacts = [
  'blocked',
  'currency',
  'country',
  'country_unknown',
  'person_unknown',
  'had_before',
  'device_unknown',
  'device_had',
  'under_way',
  'first_deposit',
  'deposit_small',
] as const
export type MissingFact = (typeof missingFacts)[number]

/** A promotion, with the caller's reward from it. Amounts are minor units of `currency`. */
export const RewardStruct = type({
  promotionId: string(),
  /** Null as long as the caller has no reward of the promotion. */
  claimId: nullable(string()),
  kind: enums(promotionKinds),
  state: enums(rewardStates),
  /** The reason of a closed reward. */
  reason: nullable(enums(closeReasons)),
  actions: array(enums(rewardActions)),
  missing: array(enums(missingFacts)),
  title: string(),
  summary: string(),
  terms: string(),
  /** The announcement about it. */
  announcementId: nullable(string()),
  currency: CurrencyCode,
  gives: enums(['cash', 'bonus', 'freeRounds']),
  /**
   * The benefit; for a deposit bonus before the deposit, the most that it can be; for free rounds, the sum of their
   * bets.
   */
  amount: MinorUnits,
  /** The conditions of a deposit bonus; null for other kinds. */
  deposit: nullable(
    type({
      /** Per cent of the deposit; null if it gives free rounds. */
      percent: nullable(integer()),
      minimum: MinorUnits,
      firstOnly: boolean(),
      /** Days after joining within which the deposit has to come. */
      days: integer(),
    }),
  ),
  /** Terms of the bonus, or of the bonus that free rounds become; null if the reward is money. */
  bonus: nullable(
    type({
      /** How often it is to be wagered. */
      times: integer(),
      days: integer(),
      /** The largest whole stake; null for any. */
      maxBet: nullable(MinorUnits),
      /** The largest amount that is converted; null for no limit. */
      cap: nullable(MinorUnits),
      /**
       * The average value of the whole bonus, if it is wagered in games with a return of `rtp` hundredths of a per
       * cent.
       */
      expected: MinorUnits,
      rtp: integer(),
    }),
  ),
  /** Its free rounds; null for other rewards. */
  freeRounds: nullable(
    type({
      rounds: integer(),
      /** The bet of each. */
      stake: MinorUnits,
      /** Days to play them. */
      days: integer(),
      wins: enums(freeRoundsWins),
      games: array(type({ nodeId: integer(), name: string() })),
      /** The number of played rounds, and their win. */
      used: integer(),
      won: MinorUnits,
      /** The end of the time to play them; null before they are given. */
      until: nullable(Instant),
    }),
  ),
  /** The computation of the bonus of a deposit; null before the deposit, and for other rewards. */
  depositBonus: nullable(
    type({
      /** The credited amount. */
      credited: MinorUnits,
      /** Per cent of it. */
      percent: integer(),
      /** The upper bound of the bonus. */
      most: MinorUnits,
      /** The part before that bound, rounded down, and what rounding dropped, in ten-thousandths of a minor unit. */
      part: MinorUnits,
      dropped: MinorUnits,
    }),
  ),
  /** The computation of cash back; null for other rewards. */
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
      /** The upper bound; null for none. */
      cap: nullable(MinorUnits),
      /** The part before the cap, rounded down, and what rounding dropped, in ten-thousandths of a minor unit. */
      part: MinorUnits,
      dropped: MinorUnits,
    }),
  ),
  /** The wagering of a bonus that runs. */
  progress: nullable(type({ done: MinorUnits, required: MinorUnits, bonusId: string() })),
  /** The caller's text, and the answer. */
  comment: nullable(string()),
  answer: nullable(string()),
  /** Start and end of the time to join or apply; null: from the start, without an end. */
  joinFrom: nullable(Instant),
  joinUntil: nullable(Instant),
  /** The end of the time for the deposit or the claim; null if it waits for neither. */
  dueAt: nullable(Instant),
  /** When the caller's reward changed last. */
  changedAt: nullable(Instant),
})
export type Reward = Infer<typeof RewardStruct>
