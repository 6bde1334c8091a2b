import { type Infer, integer, nullable, type } from 'superstruct'
import { Instant, MinorUnits } from './scalars.ts'

/** A past period under the agreed terms and under the proposed terms. Minor units. */
export const PastPeriodStruct = type({
  from: Instant,
  to: Instant,
  validBet: MinorUnits,
  won: MinorUnits,
  active: integer(),
  /** The contract's payment for the team, by the current and by the new terms; the upline pays this amount. */
  before: MinorUnits,
  after: MinorUnits,
  /** The payment at the end of the period, with amounts that were carried into it. */
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
