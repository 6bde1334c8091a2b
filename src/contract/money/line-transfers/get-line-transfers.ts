import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { LineTransferStruct } from './line-transfer.ts'

export const getLineTransfers = defineCall({
  name: 'getLineTransfers',
  summary: 'Transfers that the caller has sent and received along the agent line, newest first.',
  method: 'GET',
  path: '/wps/wallet/lineTransfers',
  auth: 'member',
  request: object(pageRequest),
  response: Paged(LineTransferStruct),
})
