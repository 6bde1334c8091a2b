import { array, bigint, boolean, coerce, create, enums, type Infer, integer, optional, string, type } from 'superstruct'
import type { Carried } from '#gateway/agent/contracts/settle.ts'
import { costBases } from '#gateway/agent/contracts/terms.ts'

/** Minor units, which stand as digits in JSON. */
const Amount = coerce(bigint(), string(), (digits) => BigInt(digits))

const CarriedStruct = type({ base: Amount, shortfall: Amount, earned: Amount })

/** `TeamFacts` as a statement has them. */
const FactsStruct = type({
  won: Amount,
  validBet: Amount,
  active: integer(),
  bonuses: Amount,
  rebates: Amount,
  wages: Amount,
  fees: Amount,
  taxes: Amount,
})

/** `Settlement` as a statement has it. */
const ResultStruct = type({
  base: Amount,
  costs: array(
    type({ basis: enums(costBases), sign: enums(['minus', 'plus']), percent: integer(), of: Amount, amount: Amount }),
  ),
  counted: Amount,
  tier: optional(integer()),
  gross: Amount,
  residue: Amount,
  downlines: Amount,
  carriedIn: CarriedStruct,
  carriedOut: CarriedStruct,
  adjusted: Amount,
  pay: Amount,
  owes: Amount,
  lost: Amount,
  borne: Amount,
  isActiveReached: boolean(),
})
export type StatementResult = Infer<typeof ResultStruct>

/** @throws {StructError} if it is not the JSON of a statement */
export const factsOf = (json: unknown) => create(json, FactsStruct)
export const resultOf = (json: unknown): StatementResult => create(json, ResultStruct)
export const carriedOf = (result: unknown): Carried => create(result, type({ carriedOut: CarriedStruct })).carriedOut
