import { array, boolean, enums, nullable, object, optional, string, type } from 'superstruct'
import { computationOf } from '#contract/agents/computations/computation.ts'
import { defineCall } from '#contract/define-call.ts'
import { Instant, Text } from '#contract/scalars.ts'
import { contractTypes } from './contract.ts'
import { AboveCeilingStruct, ContractFaultStruct } from './contract-faults.ts'
import { EndingStruct } from './contract-request.ts'
import { ProposedTermsStruct } from './contract-terms.ts'
import { PastPeriodStruct } from './past-period.ts'

/**
 * The effect of an offer if it were accepted now, or of the contract's end if `terms` is null. It follows the rules of
 * an acceptance and changes nothing. Terms that cannot be offered are answered with the reason.
 */
export const simulateContract = defineCall({
  name: 'simulateContract',
  summary: 'Shows the effects of a change of a downline’s contract.',
  method: 'POST',
  path: '/wps/agent/contract/simulate',
  auth: 'agent',
  /** `again` counts past periods anew after a failure, or if there is a result of the last hour. */
  perDay: 'any',
  request: object({
    downline: Text,
    contract: enums(contractTypes),
    terms: nullable(ProposedTermsStruct),
    again: optional(boolean()),
  }),
  response: type({
    /** The reason why the terms cannot be offered, with the place of the wrong tier, from 0 on; null if they can. */
    fault: nullable(ContractFaultStruct),
    /** The point at which the caller's contract pays less. */
    above: nullable(AboveCeilingStruct),
    /** Whether the caller has no such contract then, or for an end, the downline has none. */
    missing: enums(['nothing', 'own', 'downline']),
    inForceFrom: nullable(Instant),
    ends: array(EndingStruct),
    currency: string(),
    /** Those of the last 30 days that are over, at least six, newest first; of hours and 5 minutes the days of a week with bets. The caller asks until it is done or has failed; everything else is there at once. */
    periods: computationOf(array(PastPeriodStruct)),
  }),
  errors: ['downline_unknown'],
})
