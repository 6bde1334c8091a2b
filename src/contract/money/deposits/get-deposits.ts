import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { Language } from '#contract/scalars.ts'
import { DepositStruct } from './deposit.ts'

/** A deposit can be looked up again until it has arrived, whenever that is. The statement has only credited ones. */
export const getDeposits = defineCall({
  name: 'getDeposits',
  summary: 'The caller’s deposits, newest first.',
  method: 'GET',
  path: '/wps/wallet/deposits',
  auth: 'member',
  request: object({ ...pageRequest, language: optional(Language) }),
  response: Paged(DepositStruct),
})
