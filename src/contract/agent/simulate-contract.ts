import { array, enums, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { contractTypes } from '#contract/entities/contract.ts'
import { AboveCeilingStruct, ContractFaultStruct } from '#contract/entities/contract-faults.ts'
import { EndingStruct } from '#contract/entities/contract-request.ts'
import { ProposedTermsStruct } from '#contract/entities/contract-terms.ts'
import { PastPeriodStruct } from '#contract/entities/past-period.ts'
import { Instant, Text } from '#contract/entities/scalars.ts'

/**
 * What an offer would do if it were accepted now, or the end of a contract where `terms` is null: by the same rules that an
 * acceptance follows, and nothing is changed. Terms that could not be offered are answered with the reason.
 */
export const simulateContract = defineCall({
  name: 'simulateContract',
  summary: 'Says what a change of a downline’s contract would do.',
  method: 'POST',
  path: '/wps/agent/contract/simulate',
  auth: 'agent',
  request: object({ downline: Text, contract: enums(contractTypes), terms: nullable(ProposedTermsStruct) }),
  response: type({
    /** Why terms make no contract, and the place of the tier, from 0 on. */
    fault: nullable(ContractFaultStruct),
    /** Where the contract of the caller pays less. */
    above: nullable(AboveCeilingStruct),
    /** Whether the caller has no such contract then, or for an end, the downline has none. */
    missing: enums(['nothing', 'own', 'downline']),
    inForceFrom: nullable(Instant),
    ends: array(EndingStruct),
    currency: string(),
    /** The last six that are over, newest first. */
    periods: array(PastPeriodStruct),
  }),
  errors: ['downline_unknown'],
})
