import { type Infer, integer, nullable, type } from 'superstruct'
import { Instant, MinorUnits } from '#contract/scalars.ts'

/** A past period under the agreed terms and under the proposed terms; a day of a contract by the hour or 5 minutes. Minor units. */
export const PastPeriodStruct = type({
  from: Instant,
  to: Instant,
  validBet: MinorUnits,
  won: MinorUnits,
  active: integer(),
  /** The loss of earlier periods that was carried into the base of a dividend, by the new terms if there are some; 0 or negative. */
  carriedIn: MinorUnits,
  /** The contract's share for the team, by the current and by the new terms; the share of the upline contains it. */
  before: MinorUnits,
  after: MinorUnits,
  /**
   * The rest of that share for the agent at the end of the period, with amounts that were carried into it: less the settled shares of
   * its own contracts below, by the new terms without those that would end. Negative if the agent would have owed.
   */
  paidBefore: MinorUnits,
  paidAfter: MinorUnits,
  /**
   * What remains for the upline: its own share by its current terms, minus the payment to this downline, minus the
   * settled payments to the other agents directly below. Negative if they get more than the upline does; null for other
   * callers.
   */
  keptBefore: nullable(MinorUnits),
  keptAfter: nullable(MinorUnits),
})
export type PastPeriod = Infer<typeof PastPeriodStruct>
