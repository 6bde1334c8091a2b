import { enums, type Infer, integer, nullable, type } from 'superstruct'
import { MinorUnits } from '#contract/scalars.ts'

/** Reasons why terms cannot be offered (product rules 31.2 to 31.7). */
const contractFaults = ['count', 'rate', 'threshold', 'order', 'cycle', 'costs', 'carry', 'marginal', 'active'] as const

/** With the place of the tier, from 0 on, for faults of a tier. */
export const ContractFaultStruct = type({ fault: enums(contractFaults), place: nullable(integer()) })
export type ContractFault = Infer<typeof ContractFaultStruct>

/** A point at which a downline would get more than the upline. `pnl` is null if any result is enough. */
export const AboveCeilingStruct = type({
  validBet: MinorUnits,
  pnl: nullable(MinorUnits),
  active: integer(),
  /** Hundredths of a percent there, and the most that is possible. */
  rate: integer(),
  most: integer(),
})
export type AboveCeiling = Infer<typeof AboveCeilingStruct>
