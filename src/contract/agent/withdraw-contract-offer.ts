import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/entities/scalars.ts'

export const withdrawContractOffer = defineCall({
  name: 'withdrawContractOffer',
  summary: 'Takes back what the caller has offered or asked for, as long as nobody has answered.',
  method: 'POST',
  path: '/wps/agent/contract/withdraw',
  auth: 'agent',
  request: object({ requestId: Text }),
  response: object({}),
  errors: ['contract_not_found', 'contract_answered'],
})
