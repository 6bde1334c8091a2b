import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { WithdrawalStruct } from './withdrawal.ts'

export const getWithdrawals = defineCall({
  name: 'getWithdrawals',
  summary: 'The caller’s withdrawals, newest first.',
  method: 'GET',
  path: '/wps/wallet/withdrawals',
  auth: 'member',
  request: object(pageRequest),
  response: Paged(WithdrawalStruct),
})
