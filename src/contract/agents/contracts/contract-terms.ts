import { array, boolean, enums, type Infer, integer, nullable, object, size, type } from 'superstruct'
import { MinorUnits } from '#contract/scalars.ts'
import { contractTypes } from './contract.ts'

/** Sums of a period that a dividend can be reduced by, or raised. */
export const costBases = ['bonuses', 'rebates', 'wages', 'fees', 'taxes', 'validBet'] as const

/** The treatment of a negative base; see product rule 31.4. */
export const carryPolicies = ['none', 'previousPeriod', 'halfMonth', 'forever'] as const

/** The bearer of the difference if the downlines' shares are larger than the own one; see product rule 31.5. */
export const shortfallPolicies = ['house', 'carry', 'upline'] as const

/** The treatment of an amount earned without enough active members; see product rule 31.6. */
export const missedActivePolicies = ['lose', 'rollOver'] as const

/** Lengths of a contract's period: kinds of `lib/periods.ts`. */
const contractCycles = ['day', 'week', 'half', 'month', 'hour', 'minutes5'] as const

/** All that a tier asks for must be reached. Rates are hundredths of a percent. */
const People = size(integer(), 0, 1_000_000)
const Rate = size(integer(), 0, 10_000)
const tier = { validBet: MinorUnits, pnl: nullable(MinorUnits), active: People, rate: Rate }
const cost = { basis: enums(costBases), sign: enums(['minus', 'plus']), percent: Rate }
const activeRule = {
  validBet: MinorUnits,
  deposit: MinorUnits,
  needs: enums(['both', 'either']),
  scope: enums(['team', 'direct']),
}
export const ActiveRuleStruct = type(activeRule)
const terms = {
  kind: enums(contractTypes),
  isMarginal: boolean(),
  carry: enums(carryPolicies),
  shortfall: enums(shortfallPolicies),
  minimumActive: People,
  missedActive: enums(missedActivePolicies),
  payer: enums(['platform', 'upline']),
  cycle: enums(contractCycles),
}

/** The terms of one version of a contract. They never change. */
export const ContractTermsStruct = type({
  ...terms,
  tiers: array(type(tier)),
  costs: array(type(cost)),
  active: type(activeRule),
})
export type ContractTerms = Infer<typeof ContractTermsStruct>

/** Proposed terms; unknown fields are dropped. */
export const ProposedTermsStruct = object({
  ...terms,
  tiers: size(array(object(tier)), 0, 20),
  costs: size(array(object(cost)), 0, 20),
  active: object(activeRule),
})
