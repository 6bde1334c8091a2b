import { enums, object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { DepositStruct, depositMethods } from '#contract/entities/deposit.ts'
import { CurrencyCode, Language, PositiveMinorUnits } from '#contract/entities/scalars.ts'

export const createDeposit = defineCall({
  name: 'createDeposit',
  summary: 'Opens a charge at the payment provider.',
  method: 'POST',
  path: '/wps/wallet/deposit',
  auth: 'member',
  idempotent: true,
  request: object({
    method: enums(depositMethods),
    amount: PositiveMinorUnits,
    currency: CurrencyCode,
    /** Language of the page that a provider's page leads back to. */
    language: optional(Language),
  }),
  response: DepositStruct,
  errors: [
    'amount_invalid',
    'amount_below_minimum',
    'amount_above_maximum',
    'play_blocked',
    'limits_missing',
    'limit_reached',
    'identity_required',
    'deposits_unpaid',
  ],
})
