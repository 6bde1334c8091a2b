import { array, enums, integer, max, min, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Count, MinorUnits } from '#contract/scalars.ts'
import { decisions, places } from '#games/blackjack/table.ts'
import { RoundNumber, TableBetStruct } from './table.ts'

/**
 * Decides for a seat of the member in a round of blackjack. What the decision stakes besides is a bet of its own, placed with it. It must
 * arrive before the time to decide is over, by the clock of the database. `at` is the number of decisions of this seat that the player has
 * seen. `decision_not_offered`: the seat is another's or has another turn, the time was over, or the seat has decided more meanwhile.
 */
export const decideAtTable = defineCall({
  name: 'decideAtTable',
  summary: 'Decides for an own seat in a round of blackjack.',
  method: 'POST',
  path: '/wps/game/tables/decide',
  auth: 'game',
  idempotent: true,
  request: object({
    number: RoundNumber,
    seat: max(min(integer(), 0), places - 1),
    at: Count,
    decision: enums(decisions),
  }),
  response: type({
    number: integer(),
    /** All bets of the member in this round. */
    own: array(TableBetStruct),
    balance: MinorUnits,
  }),
  errors: [
    'decision_not_offered',
    'insufficient_funds',
    'play_blocked',
    'limit_reached',
    'reality_check_due',
    'bonus_bet_too_high',
    'game_session_closed',
  ],
})
