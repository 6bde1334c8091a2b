import { array, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { PastPeriodStruct } from '#contract/entities/past-period.ts'
import { Text } from '#contract/entities/scalars.ts'

export const lookBackContract = defineCall({
  name: 'lookBackContract',
  summary: 'The payments that an open offer to the caller would have made for the last six periods, newest first.',
  method: 'GET',
  path: '/wps/agent/contract/look-back',
  auth: 'agent',
  request: object({ requestId: Text }),
  response: type({ currency: string(), periods: array(PastPeriodStruct) }),
  errors: ['contract_not_found'],
})
