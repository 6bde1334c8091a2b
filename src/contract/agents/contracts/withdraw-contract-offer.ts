import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'

export const withdrawContractOffer = defineCall({
  name: 'withdrawContractOffer',
  summary: 'Withdraws a request of the caller that has no answer yet.',
  method: 'POST',
  path: '/wps/agent/contract/withdraw',
  auth: 'agent',
  perDay: 300,
  request: object({ requestId: Text }),
  response: object({}),
  errors: ['contract_not_found', 'contract_answered'],
})
