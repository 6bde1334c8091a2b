import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { PositiveMinorUnits } from '#contract/scalars.ts'
import { JsonStruct } from '#games/instants/wire.ts'
import { InstantRoundStruct } from './instant-round.ts'

/**
 * `stake_not_allowed`: the game, its limits or its largest win do not allow this choice with this stake. `too_fast`: the value says in how many
 * milliseconds a round may begin. The same key always returns the same round.
 */
export const playInstant = defineCall({
  name: 'playInstant',
  summary: 'Takes the stake of an instant game and draws its round, which ends at once or waits for decisions.',
  method: 'POST',
  path: '/wps/game/instants/play',
  auth: 'game',
  idempotent: true,
  request: object({ stake: PositiveMinorUnits, choice: JsonStruct }),
  response: InstantRoundStruct,
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
