import { object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, MinorUnits } from '#contract/scalars.ts'

/** `balance` can be staked; `held` is the sum of stakes of open rounds and of withdrawals and transfers under way. */
export const getBalance = defineCall({
  name: 'getBalance',
  summary: 'The wallet: the balance that can be staked, and what rounds, withdrawals and transfers hold.',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  auth: 'session',
  request: object({}),
  response: type({ balance: MinorUnits, held: MinorUnits, currency: CurrencyCode }),
})
