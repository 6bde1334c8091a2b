import { boolean, type Infer, nullable, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, MinorUnits } from '#contract/scalars.ts'
import { JackpotPotStruct, JackpotWinStruct } from './jackpot.ts'

const JackpotStruct = type({
  /** What the running pot has; null without one. */
  amount: nullable(MinorUnits),
  currency: CurrencyCode,
  /** Whether a pot in the ledger stands behind the amount. */
  backed: boolean(),
  /** Whether the operator wants an illustrative amount shown instead, which is named so (product rule 6.12). */
  illustration: boolean(),
  pot: nullable(JackpotPotStruct),
  lastWin: nullable(JackpotWinStruct),
})
export type Jackpot = Infer<typeof JackpotStruct>

export const getJackpot = defineCall({
  name: 'getJackpot',
  summary: 'The jackpot: its running pot with amount and terms, and the last win.',
  method: 'GET',
  path: '/wps/game/jackpot',
  auth: 'none',
  request: object({}),
  response: JackpotStruct,
})
