import { integer, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { fundsFields } from '#contract/play/games/funds.ts'
import { Text } from '#contract/scalars.ts'

/** `bets_closed`: the member has no such chase, or none of its draws is open any more. */
export const cancelLotteryChase = defineCall({
  name: 'cancelLotteryChase',
  summary: 'Takes back all bets of a chase on draws that are still open.',
  method: 'POST',
  path: '/wps/game/lottery/chase/cancel',
  auth: 'game',
  idempotent: true,
  request: object({ chaseId: Text }),
  /** `cancelled`: how many bets were given back. */
  response: type({ cancelled: integer(), ...fundsFields }),
  errors: ['bets_closed', 'game_session_closed'],
})
