import { array, bigint, boolean, coerce, create, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { contractTypes } from '#contract/entities/contract.ts'
import { periodKinds } from '#lib/periods.ts'
import { type ContractTerms, carryPolicies, costBases, missedActivePolicies, shortfallPolicies } from './terms.ts'

/** Minor units, which stand as digits in JSON. */
const Amount = coerce(bigint(), string(), (digits) => BigInt(digits))

/** {@link ContractTerms} as they stand in the database. */
const TermsStruct = type({
  kind: enums(contractTypes),
  tiers: array(type({ validBet: Amount, pnl: nullable(Amount), active: integer(), rate: integer() })),
  isMarginal: boolean(),
  costs: array(type({ basis: enums(costBases), sign: enums(['minus', 'plus']), percent: integer() })),
  carry: enums(carryPolicies),
  shortfall: enums(shortfallPolicies),
  minimumActive: integer(),
  missedActive: enums(missedActivePolicies),
  active: type({
    validBet: Amount,
    deposit: Amount,
    needs: enums(['both', 'either']),
    scope: enums(['team', 'direct']),
  }),
  payer: enums(['platform', 'upline']),
  cycle: enums(periodKinds),
})

/** Terms from the JSON of a version. @throws {StructError} if it is not what {@link termsJson} writes */
export function termsOf(json: unknown): ContractTerms {
  const terms: Infer<typeof TermsStruct> = create(json, TermsStruct)
  return terms
}

/** Terms as JSON text, with amounts as digits. */
export function termsJson(terms: ContractTerms): string {
  return jsonText(terms)
}

/** JSON text of a value with amounts in it, as digits. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part))
}
