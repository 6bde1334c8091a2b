import { type Infer, integer, nullable, type } from 'superstruct'
import { Instant, MinorUnits } from './scalars.ts'

/** A period that is over, under what was agreed and under what is proposed. Minor units. */
export const PastPeriodStruct = type({
  from: Instant,
  to: Instant,
  validBet: MinorUnits,
  won: MinorUnits,
  active: integer(),
  /** What the contract gives for the team, by the terms of now and by the new ones: the upline gives exactly this. */
  before: MinorUnits,
  after: MinorUnits,
  /** What would have been paid at the end of the period, with what was carried into it. */
  paidBefore: MinorUnits,
  paidAfter: MinorUnits,
  /**
   * What would have remained for the upline: its own share by its terms of now, less this, and less what the others directly below got
   * as they were settled. Negative where they get more than it does; null for anybody else.
   */
  keptBefore: nullable(MinorUnits),
  keptAfter: nullable(MinorUnits),
})
export type PastPeriod = Infer<typeof PastPeriodStruct>
