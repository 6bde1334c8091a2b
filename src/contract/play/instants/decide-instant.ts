import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Count, Text } from '#contract/scalars.ts'
import { JsonStruct } from '#games/instants/wire.ts'
import { InstantRoundStruct } from './instant-round.ts'

/**
 * `at` is the number of decisions that the player has seen. A decision that was taken at that place before is answered with the round as it is
 * now, so a lost answer can be asked for again; another one there, or one that means nothing now, is `decision_not_offered`.
 */
export const decideInstant = defineCall({
  name: 'decideInstant',
  summary: 'Takes the next decision of the player in a round that waits for it.',
  method: 'POST',
  path: '/wps/game/instants/decide',
  auth: 'game',
  idempotent: true,
  request: object({ roundId: Text, at: Count, decision: JsonStruct }),
  response: InstantRoundStruct,
  errors: [
    'round_not_found',
    'decision_not_offered',
    'insufficient_funds',
    'play_blocked',
    'limit_reached',
    'reality_check_due',
    'bonus_bet_too_high',
    'game_session_closed',
  ],
})
