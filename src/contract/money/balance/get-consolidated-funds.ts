import { array, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, MinorUnits } from '#contract/scalars.ts'

/**
 * All by the gateway’s own books: no vendor is asked. Stakes of open rounds and withdrawals under way are not in it, as
 * they are not in the balance.
 */
export const getConsolidatedFunds = defineCall({
  name: 'getConsolidatedFunds',
  summary: 'All money of the caller: main wallet, wallets of vendors, and transfers between them.',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  auth: 'member',
  request: object({}),
  response: type({
    currency: CurrencyCode,
    /** `main` + the sum of `vendors` + `underWay`. */
    total: MinorUnits,
    main: MinorUnits,
    /** Vendors with money of the caller. */
    vendors: array(type({ vassalage: string(), displayName: string(), amount: MinorUnits })),
    /** Transfers without a known outcome. */
    underWay: MinorUnits,
  }),
})
