import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { DepositStruct } from '#contract/entities/deposit.ts'
import { Paged, pageRequest } from '#contract/entities/paged.ts'

/** A deposit can be looked up again until it has arrived, whenever that is. The statement has only credited ones. */
export const getDeposits = defineCall({
  name: 'getDeposits',
  summary: 'The caller’s deposits, newest first.',
  method: 'GET',
  path: '/wps/wallet/deposits',
  auth: 'member',
  request: object(pageRequest),
  response: Paged(DepositStruct),
})
