import { array, boolean, type Infer, integer, optional, type } from 'superstruct'
import { CostStepStruct } from '#contract/entities/commission-statement.ts'
import { MinorUnits } from '#contract/entities/scalars.ts'

// The content of the columns `facts` and `result` of a statement, with amounts as digits.

export const CarriedStruct = type({ base: MinorUnits, shortfall: MinorUnits, earned: MinorUnits })

/** `TeamFacts` */
export const FactsStruct = type({
  won: MinorUnits,
  validBet: MinorUnits,
  active: integer(),
  bonuses: MinorUnits,
  rebates: MinorUnits,
  wages: MinorUnits,
  fees: MinorUnits,
  taxes: MinorUnits,
})

/** `Settlement` */
export const ResultStruct = type({
  base: MinorUnits,
  costs: array(CostStepStruct),
  counted: MinorUnits,
  tier: optional(integer()),
  gross: MinorUnits,
  residue: MinorUnits,
  downlines: MinorUnits,
  carriedIn: CarriedStruct,
  carriedOut: CarriedStruct,
  adjusted: MinorUnits,
  pay: MinorUnits,
  owes: MinorUnits,
  lost: MinorUnits,
  borne: MinorUnits,
  isActiveReached: boolean(),
})
export type StatementResult = Infer<typeof ResultStruct>
