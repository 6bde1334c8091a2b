import { array, integer, object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { fundsFields } from '#contract/play/games/funds.ts'
import { PositiveMinorUnits } from '#contract/scalars.ts'
import { RoundNumber, TableBetStruct } from './table.ts'

/** Most bets of one request. */
const mostTableBets = 60

/**
 * Places bets of one round: all of them or none. They must arrive before the round closes, by the clock of the database. The same key
 * always gets the same answer. `seat_taken`: somebody else has the seat, or it is kept for who played it in the round before. `seats_limit`: a
 * player has as many seats as one may have.
 */
export const placeTableBets = defineCall({
  name: 'placeTableBets',
  summary: 'Places bets on the open round of a shared table.',
  method: 'POST',
  path: '/wps/game/tables/bets',
  auth: 'game',
  idempotent: true,
  request: object({
    number: RoundNumber,
    bets: size(
      array(
        object({
          place: size(string(), 1, 40),
          stake: PositiveMinorUnits,
          /** Of a crash round: hundredths at which it is cashed out by itself, also while its player is away. */
          target: optional(integer()),
        }),
      ),
      1,
      mostTableBets,
    ),
  }),
  response: type({
    number: integer(),
    /** All bets of the member in this round. */
    own: array(TableBetStruct),
    ...fundsFields,
  }),
  errors: [
    'bets_closed',
    'place_unknown',
    'table_limit',
    'seat_taken',
    'seats_limit',
    'insufficient_funds',
    'play_blocked',
    'limit_reached',
    'reality_check_due',
    'vendor_wallet_used',
    'bonus_bet_too_high',
    'too_fast',
    'game_session_closed',
  ],
})
