import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { PositiveMinorUnits } from '#contract/scalars.ts'
import { SlotsRoundStruct } from './slots-round.ts'

/** Takes the stake, draws the round on the server and settles it. The same key always returns the same round. */
export const spinSlots = defineCall({
  name: 'spinSlots',
  summary: 'Plays one round of slots: stake held, drawn, settled.',
  method: 'POST',
  path: '/wps/game/slots/spin',
  auth: 'game',
  idempotent: true,
  request: object({ stake: PositiveMinorUnits }),
  response: SlotsRoundStruct,
  errors: [
    'insufficient_funds',
    'stake_not_allowed',
    'play_blocked',
    'limit_reached',
    'reality_check_due',
    'vendor_wallet_used',
    'bonus_bet_too_high',
    'round_in_progress',
    'game_session_closed',
    'too_fast',
  ],
})
