import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'
import { WithdrawalStruct } from './withdrawal.ts'

export const getWithdrawal = defineCall({
  name: 'getWithdrawal',
  summary: 'One withdrawal of the caller, with each change of its state.',
  method: 'GET',
  path: '/wps/wallet/withdrawal',
  auth: 'member',
  request: object({ withdrawalId: Text }),
  response: WithdrawalStruct,
  errors: ['withdrawal_not_found'],
})
