import { array, boolean, type Infer, integer, optional, type } from 'superstruct'
import { CostStepStruct } from '#contract/agents/commission/commission-statement.ts'
import { MinorUnits } from '#contract/scalars.ts'

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
  // Statements by the first version of the rules have none of the optional ones. They keep their text, and so their hash.
  passedOn: optional(MinorUnits),
  pay: MinorUnits,
  owes: MinorUnits,
  lost: MinorUnits,
  lostInLine: optional(MinorUnits),
  borne: MinorUnits,
  isActiveReached: boolean(),
  isLast: optional(boolean()),
})
export type StatementResult = Infer<typeof ResultStruct>
