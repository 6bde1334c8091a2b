import { enums, nullable, object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, Language, PositiveMinorUnits, Text } from '#contract/scalars.ts'
import { DepositStruct, depositMethods } from './deposit.ts'

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
    /**
     * Id of the promotion whose bonus comes with the deposit: it is joined together with the order. Null: no bonus.
     * Without the field, the joined promotion that ends first gives it.
     */
    bonus: optional(nullable(Text)),
    /** Language of the page that a provider's page leads back to, and of the answer. */
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
    'promotion_not_open',
    'promotion_refused',
  ],
})
