import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { DepositStruct } from '#contract/entities/deposit.ts'
import { Language, Text } from '#contract/entities/scalars.ts'

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
