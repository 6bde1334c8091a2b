import { object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { fundsFields } from '#contract/play/games/funds.ts'
import { Text } from '#contract/scalars.ts'
import { IssueId } from './draw.ts'

/** `bets_closed`: the draw takes no bets any more, or the member has no such bet. */
export const cancelLotteryBet = defineCall({
  name: 'cancelLotteryBet',
  summary: 'Takes back a bet on a draw that is still open.',
  method: 'POST',
  path: '/wps/game/lottery/cancel',
  auth: 'game',
  idempotent: true,
  request: object({ issue: IssueId, betId: Text }),
  response: type({ issue: IssueId, ...fundsFields }),
  errors: ['bets_closed', 'game_session_closed'],
})
