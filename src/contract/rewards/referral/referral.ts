import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'

/** Facts that show that two accounts may belong to one person. */
export const referralFacts = ['cpf', 'device', 'address', 'payout'] as const
export type ReferralFact = (typeof referralFacts)[number]

/** The rewards of an invitation, and its conditions for the invited member. */
export const ReferralRuleStruct = type({
  version: integer(),
  currency: CurrencyCode,
  /** The smallest first deposit that counts. */
  firstDeposit: MinorUnits,
  /** The valid bets that are required within `days` after the registration; zero for none. */
  validBet: MinorUnits,
  days: integer(),
  /** For the inviting member. */
  reward: MinorUnits,
  /** For the invited member; zero for nothing. */
  invitedReward: MinorUnits,
  /** Most rewards a month for the inviting member. */
  monthly: integer(),
  /** Facts that must be known of both. */
  needs: array(enums(referralFacts)),
})
export type ReferralRule = Infer<typeof ReferralRuleStruct>

/**
 * `none`: without a reward, since there was no rule; `open`: a condition is missing; `checking`: the operator checks
 * it; `due`: about to be paid.
 */
export const referralStates = ['none', 'open', 'expired', 'checking', 'due', 'paid', 'not-paid'] as const

/** Why the inviter's reward was not paid. */
export const referralReasons = ['monthly', 'refused', 'pause', 'exclusion', 'register', 'closed'] as const

/** A member whom the caller has invited. Name and bets stay private. */
export const ReferralStruct = type({
  referralId: string(),
  /** The masked name of the account. */
  name: string(),
  joinedAt: Instant,
  state: enums(referralStates),
  /** The missing conditions of a reward, while it is still possible. */
  missing: array(enums(['deposit', 'bets'])),
  /** The end of the time for it; null without a rule. */
  until: nullable(Instant),
  /** The caller's reward; null before the conditions are met. */
  amount: nullable(MinorUnits),
  currency: CurrencyCode,
  reason: nullable(enums(referralReasons)),
  /** The rule of the day of the registration, which the reward follows; null without one. */
  rule: nullable(ReferralRuleStruct),
  /** Number of the transaction that paid it. */
  transactionId: nullable(string()),
})
export type Referral = Infer<typeof ReferralStruct>
