import { boolean, nullable, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, MinorUnits } from '#contract/scalars.ts'

/** Without a real pool there is no amount; the site then shows an illustration that is named so (product rule 6.12). */
export const getJackpot = defineCall({
  name: 'getJackpot',
  summary: 'The jackpot, and whether a real pool backs it.',
  method: 'GET',
  path: '/wps/game/jackpot',
  auth: 'none',
  request: object({}),
  response: type({ amount: nullable(MinorUnits), currency: CurrencyCode, backed: boolean() }),
})
