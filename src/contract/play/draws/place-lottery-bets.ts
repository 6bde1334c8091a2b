import { array, integer, max, min, object, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { fundsFields } from '#contract/play/games/funds.ts'
import { ChoiceStruct } from '#games/lottery/wire.ts'
import { IssueId, LotteryBets } from './draw.ts'

/** Most bets of one slip. */
const mostSlipBets = 100

const Whole = max(min(integer(), 1), 1_000_000)

/**
 * Places the bets of a slip on a draw: all of them or none. The gateway counts their lines and odds itself. They must arrive before the
 * draw closes, by the clock of the database. The same key always gets the same answer.
 */
export const placeLotteryBets = defineCall({
  name: 'placeLotteryBets',
  summary: 'Places the bets of a slip on an open draw of a lottery.',
  method: 'POST',
  path: '/wps/game/lottery/bets',
  auth: 'game',
  idempotent: true,
  request: object({
    issue: IssueId,
    bets: size(
      array(
        object({
          play: size(string(), 1, 60),
          choice: ChoiceStruct,
          /** What the unit is divided by. */
          mode: Whole,
          multiple: Whole,
          group: Whole,
        }),
      ),
      1,
      mostSlipBets,
    ),
  }),
  response: type({ issue: IssueId, placed: LotteryBets, ...fundsFields }),
  errors: [
    'bets_closed',
    'play_unknown',
    'choice_wrong',
    'multiple_wrong',
    'group_wrong',
    'lottery_limit',
    'insufficient_funds',
    'play_blocked',
    'limit_reached',
    'reality_check_due',
    'vendor_wallet_used',
    'bonus_bet_too_high',
    'game_session_closed',
  ],
})
