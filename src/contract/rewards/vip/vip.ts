import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'

/** How long the periods of rebates are: civil days, or weeks from Monday on, in the operator's time zone. */
export const rebatePeriods = ['day', 'week'] as const

/** A VIP level with its benefits. Its name is in the requested language. */
export const VipLevelStruct = type({
  /** From 1. */
  rank: integer(),
  name: string(),
  /** Valid bets of all times that reach it. */
  needed: MinorUnits,
  /** Paid once to each member who reaches it; zero for none. */
  bonus: MinorUnits,
  /** Valid bets of a month that keep the level; null for a level that cannot be lost. */
  maintained: nullable(MinorUnits),
  /** Paid for each week or month in which the member has played; zero for none. */
  benefit: MinorUnits,
  /** Rebate of categories in hundredths of a per cent of the valid bet; those that are not named have none. */
  rates: array(type({ gameType: GameType, rate: integer() })),
})
export type VipLevel = Infer<typeof VipLevelStruct>

/** How often a level pays its benefit. */
export const benefitPeriods = ['week', 'month'] as const
export type BenefitPeriod = (typeof benefitPeriods)[number]

/** The state of a level's bonus or of a benefit: `none` has none, `open` is about to be decided. */
export const vipStepStates = ['none', 'open', 'paid', 'not-paid'] as const

/** A level that was reached. */
export const VipStepStruct = type({
  rank: integer(),
  name: string(),
  /** Version of the programme that was valid then, and its requirement. */
  version: integer(),
  needed: MinorUnits,
  reachedAt: Instant,
  /** Valid bets of all times with the bet that reached it. */
  validBet: MinorUnits,
  bonus: MinorUnits,
  state: enums(vipStepStates),
  /** Why the bonus was not paid: a pause, an exclusion, or a closed account. */
  reason: nullable(enums(['pause', 'exclusion', 'register', 'closed'])),
  /** Number of the transaction that paid it. */
  transactionId: nullable(string()),
})
export type VipStep = Infer<typeof VipStepStruct>

/** A week or month that is over, and its result. */
export const VipPeriodStruct = type({
  every: enums(benefitPeriods),
  /** From the first moment up to the second, which belongs to the next period. */
  from: Instant,
  to: Instant,
  /** Version of the programme that was valid at its end. */
  version: integer(),
  /** The level at its end, and the level after it, which differs if a level was lost or regained. */
  rank: integer(),
  rankAfter: integer(),
  validBet: MinorUnits,
  /** Valid bets that would have kept the level; null if none were required. */
  required: nullable(MinorUnits),
  benefit: MinorUnits,
  state: enums(vipStepStates),
  reason: nullable(enums(['pause', 'exclusion', 'register', 'closed'])),
  transactionId: nullable(string()),
})
export type VipPeriodEnd = Infer<typeof VipPeriodStruct>

/** `small`: below the operator's minimum; `expired`: not claimed in time. */
const rebateStates = ['offered', 'claimed', 'expired', 'small'] as const

/** The rebate of a category and a period, with all figures of its calculation. */
export const RebateStruct = type({
  rebateId: string(),
  gameType: GameType,
  currency: CurrencyCode,
  /** From the first moment up to the second, which belongs to the next period. */
  from: Instant,
  to: Instant,
  state: enums(rebateStates),
  validBet: MinorUnits,
  /** The level at the end of the period and its name now. */
  rank: integer(),
  levelName: string(),
  /** Version of the programme that was valid then. */
  version: integer(),
  /** Hundredths of a per cent. */
  rate: integer(),
  /** The product of valid bet and rate rounded down to minor units. */
  amount: MinorUnits,
  /** The product in minor units before rounding, as a decimal. */
  product: string(),
  /** The amount that rounding dropped, in ten-thousandths of a minor unit. */
  dropped: MinorUnits,
  /** The smallest rebate that was paid then. */
  minimum: MinorUnits,
  claimUntil: Instant,
  claimedAt: nullable(Instant),
  /** Number of the transaction that paid it. */
  transactionId: nullable(string()),
})
export type Rebate = Infer<typeof RebateStruct>
