import { array, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { DepositStruct } from '#contract/entities/deposit.ts'

/** The last deposits, so that a bank transfer can be looked up again until it has arrived. The statement has all of them. */
export const getDeposits = defineCall({
  name: 'getDeposits',
  summary: 'The caller’s last ten deposits, newest first.',
  method: 'GET',
  path: '/wps/wallet/deposits',
  auth: 'member',
  request: object({}),
  response: type({ list: array(DepositStruct) }),
})
