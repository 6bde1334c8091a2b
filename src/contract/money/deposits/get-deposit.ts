import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language, Text } from '#contract/scalars.ts'
import { DepositStruct } from './deposit.ts'

export const getDeposit = defineCall({
  name: 'getDeposit',
  summary: 'One deposit of the caller, to see whether it has been paid.',
  method: 'GET',
  path: '/wps/wallet/deposit',
  auth: 'member',
  request: object({ depositId: Text, language: optional(Language) }),
  response: DepositStruct,
  errors: ['deposit_not_found'],
})
