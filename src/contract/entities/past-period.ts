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
   * The rest for the upline: its own share by its current terms, less this, and less the settled payments of the others
   * directly below. Negative if they get more than it does; null for other callers.
   */
  keptBefore: nullable(MinorUnits),
  keptAfter: nullable(MinorUnits),
})
export type PastPeriod = Infer<typeof PastPeriodStruct>
