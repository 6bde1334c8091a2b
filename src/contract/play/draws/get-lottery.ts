import { array, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { openedFields } from '#contract/play/games/funds.ts'
import { Instant } from '#contract/scalars.ts'
import { EndedLotteryBets, LotteryBets, LotteryDrawStruct } from './draw.ts'
import { LotteryTermsStruct } from './terms.ts'

export const getLottery = defineCall({
  name: 'getLottery',
  summary:
    'A lottery: its open draws, last results, terms, the own bets that are not settled, and the last that ended.',
  method: 'GET',
  path: '/wps/game/lottery/state',
  auth: 'game',
  request: object({}),
  response: type({
    lottery: string(),
    /** The type of lottery, whose rules the page has too. */
    type: string(),
    /** The name of its colours. */
    look: string(),
    gameName: string(),
    ...openedFields,
    /** The clock that decides, at the moment of this answer. */
    now: Instant,
    terms: LotteryTermsStruct,
    /** In their order; the first is the current one. */
    open: array(LotteryDrawStruct),
    /** The latest first. */
    last: array(LotteryDrawStruct),
    own: LotteryBets,
    /** The own bets that ended last, the latest first. */
    ended: EndedLotteryBets,
  }),
  errors: ['game_session_closed'],
})
