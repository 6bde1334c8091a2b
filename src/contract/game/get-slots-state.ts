import { array, enums, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/entities/scalars.ts'
import { SlotsRoundStruct } from './slots-round.ts'

/**
 * What the frame needs to begin. A round whose answer never arrived is settled before this answers, and comes as
 * `interrupted`, so that the player sees the one result it had; it is given until the next spin.
 */
export const getSlotsState = defineCall({
  name: 'getSlotsState',
  summary: 'Opens or resumes a slots game: theme, wallet, stakes, and a round that was interrupted.',
  method: 'GET',
  path: '/wps/game/slots/state',
  auth: 'game',
  request: object({}),
  response: type({
    gameCode: string(),
    gameName: string(),
    theme: string(),
    mode: enums(['real', 'trial']),
    balance: MinorUnits,
    currency: CurrencyCode,
    stakes: array(MinorUnits),
    /** Sum of wins less stakes of this game session. */
    net: MinorUnits,
    startedAt: Instant,
    interrupted: nullable(SlotsRoundStruct),
  }),
  errors: ['game_session_closed'],
})
