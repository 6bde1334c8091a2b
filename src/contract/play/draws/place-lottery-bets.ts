import { array, boolean, integer, max, min, object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { fundsFields } from '#contract/play/games/funds.ts'
import { ChoiceStruct, mostChaseDraws } from '#games/lottery/wire.ts'
import { IssueId, LotteryBets } from './draw.ts'

/** Most bets of one slip. */
const mostSlipBets = 100

const Whole = max(min(integer(), 1), 1_000_000)

/**
 * Places the bets of a slip on a draw, or with a chase on several: all of them or none. The gateway counts their lines and odds itself.
 * They must arrive before the first draw closes, by the clock of the database. The same key always gets the same answer.
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
    /** The same bets on several draws, in the order of drawing; the first is `issue`. `chase_wrong` if they are not, or too many. */
    chase: optional(
      object({
        /** How many times the multiple of each bet is played on the draw. */
        draws: size(array(object({ issue: IssueId, multiple: Whole })), 2, mostChaseDraws),
        /** Whether later draws that are still open when a bet wins are given back. */
        stopsOnWin: boolean(),
      }),
    ),
  }),
  response: type({ issue: IssueId, placed: LotteryBets, ...fundsFields }),
  errors: [
    'bets_closed',
    'chase_wrong',
    'play_unknown',
    'choice_wrong',
    'multiple_wrong',
    'group_wrong',
    'slip_too_large',
    'line_stake_low',
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
