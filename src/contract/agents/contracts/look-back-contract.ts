import { array, object, optional, string, type } from 'superstruct'
import { computationOf } from '#contract/agents/computations/computation.ts'
import { defineCall } from '#contract/define-call.ts'
import { Flag, Text } from '#contract/scalars.ts'
import { PastPeriodStruct } from './past-period.ts'

export const lookBackContract = defineCall({
  name: 'lookBackContract',
  summary: 'The payments that an open offer to the caller would have made for past periods, newest first.',
  method: 'GET',
  path: '/wps/agent/contract/look-back',
  auth: 'agent',
  /** `again` counts anew after a failure, or if there is a result of the last hour. */
  request: object({ requestId: Text, again: optional(Flag) }),
  /** The caller asks until `periods` is done or has failed. */
  response: type({ currency: string(), periods: computationOf(array(PastPeriodStruct)) }),
  errors: ['contract_not_found'],
})
