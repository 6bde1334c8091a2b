import { array, object, optional, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { computationOf } from '#contract/entities/computation.ts'
import { PastPeriodStruct } from '#contract/entities/past-period.ts'
import { Flag, Text } from '#contract/entities/scalars.ts'

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
