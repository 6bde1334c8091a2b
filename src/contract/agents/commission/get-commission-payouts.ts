import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { CommissionPayoutStruct } from './commission-payout.ts'

export const getCommissionPayouts = defineCall({
  name: 'getCommissionPayouts',
  summary: 'The payouts of commissions that the agent has requested, newest first.',
  method: 'GET',
  path: '/wps/agent/commission/payouts',
  auth: 'agent',
  request: object(pageRequest),
  response: Paged(CommissionPayoutStruct),
})
