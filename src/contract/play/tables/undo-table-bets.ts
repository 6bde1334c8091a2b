import { array, enums, integer, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { fundsFields } from '#contract/play/games/funds.ts'
import { RoundNumber, TableBetStruct } from './table.ts'

/** Takes bets back before the round closes: those that were placed last, or all of the round. */
export const undoTableBets = defineCall({
  name: 'undoTableBets',
  summary: 'Takes back bets on the open round of a shared table.',
  method: 'POST',
  path: '/wps/game/tables/undo',
  auth: 'game',
  idempotent: true,
  request: object({ number: RoundNumber, which: enums(['last', 'all']) }),
  response: type({ number: integer(), own: array(TableBetStruct), ...fundsFields }),
  errors: ['bets_closed', 'game_session_closed'],
})
