import { integer, object, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { MinorUnits } from '#contract/scalars.ts'
import { RoundNumber } from './table.ts'

/**
 * Cashes out a bet of a running crash round, at the multiplier of the moment at which the gateway received this by the clock of the
 * database. It is paid at the end of the round. `cash_out_missed`: the round was over, has not begun, or has no such bet.
 */
export const cashOutTableBet = defineCall({
  name: 'cashOutTableBet',
  summary: 'Cashes out a bet of a running crash round.',
  method: 'POST',
  path: '/wps/game/tables/cashOut',
  auth: 'game',
  idempotent: true,
  request: object({ number: RoundNumber, place: size(string(), 1, 40) }),
  response: type({ number: integer(), place: string(), cashedAt: integer(), win: MinorUnits }),
  errors: ['cash_out_missed', 'game_session_closed'],
})
