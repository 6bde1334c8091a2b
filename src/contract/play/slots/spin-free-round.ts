import { object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { FreeRoundsStruct } from '#contract/play/free-rounds/free-rounds.ts'
import { Text } from '#contract/scalars.ts'
import { SlotsRoundStruct } from './slots-round.ts'

/** Draws and settles one free round (product rules 28). The same key always returns the same round. */
export const spinFreeRound = defineCall({
  name: 'spinFreeRound',
  summary: 'Plays one free round of slots: the player pays no stake, and the win is collected until the last round.',
  method: 'POST',
  path: '/wps/game/slots/freeRound',
  auth: 'game',
  idempotent: true,
  request: object({ freeRoundsId: Text }),
  response: type({
    round: SlotsRoundStruct,
    /** The free rounds after this round, or after later ones if the key was used before. */
    freeRounds: FreeRoundsStruct,
  }),
  errors: [
    'free_rounds_over',
    'play_blocked',
    'limit_reached',
    'reality_check_due',
    'vendor_wallet_used',
    'round_in_progress',
    'game_session_closed',
    'too_fast',
  ],
})
