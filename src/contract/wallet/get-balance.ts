import { object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, MinorUnits } from '#contract/entities/scalars.ts'

/** `balance` is what can be staked; `held` is the stake of rounds that are still open. */
export const getBalance = defineCall({
  name: 'getBalance',
  summary: 'The wallet: what can be staked, and what open rounds hold.',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  auth: 'session',
  request: object({}),
  response: type({ balance: MinorUnits, held: MinorUnits, currency: CurrencyCode }),
})
