import { array, boolean, enums, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, MinorUnits } from '#contract/entities/scalars.ts'

export const getDepositMethods = defineCall({
  name: 'getDepositMethods',
  summary: 'Ways to deposit with their bounds, and the amounts to suggest.',
  method: 'GET',
  path: '/wps/wallet/deposit/methods',
  auth: 'member',
  request: object({}),
  response: type({
    methods: array(
      type({
        method: enums(['pix']),
        currency: CurrencyCode,
        minimum: MinorUnits,
        maximum: MinorUnits,
        suggested: array(MinorUnits),
        /** True if no real money moves: the charge is paid on a page of this site. */
        sandbox: boolean(),
      }),
    ),
  }),
})
