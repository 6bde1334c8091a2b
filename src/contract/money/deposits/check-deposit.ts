import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language, Text } from '#contract/scalars.ts'
import { DepositStruct } from './deposit.ts'

/**
 * For a person who says that they have paid: the gateway asks the payment provider and credits a payment that has
 * arrived. It asks at most every five seconds per deposit and answers with the known state in between.
 */
export const checkDeposit = defineCall({
  name: 'checkDeposit',
  summary: 'Asks the payment provider whether a deposit has been paid, and credits it if so.',
  method: 'POST',
  path: '/wps/wallet/deposit/check',
  auth: 'member',
  perDay: 'any',
  request: object({ depositId: Text, language: optional(Language) }),
  response: DepositStruct,
  errors: ['deposit_not_found'],
})
