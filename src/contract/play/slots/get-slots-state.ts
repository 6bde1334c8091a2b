import { array, enums, nullable, object, optional, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { FreeRoundsStruct } from '#contract/play/free-rounds/free-rounds.ts'
import { WageringStruct } from '#contract/rewards/bonuses/bonus.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'
import { SlotsRoundStruct } from './slots-round.ts'

/**
 * The initial state of a game frame. A round whose answer was lost is settled first and returned as `interrupted`, so
 * that the player sees its result. It is returned until the next spin.
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
    /** Bonus money that the next bet can also use; null if no bonus is running. */
    bonus: nullable(MinorUnits),
    /** The same bonus with its wagering; null if none is running. */
    wagering: optional(nullable(WageringStruct)),
    /** Free rounds that can be played in this game now; null if there are none. */
    freeRounds: nullable(FreeRoundsStruct),
    currency: CurrencyCode,
    stakes: array(MinorUnits),
    /** Wins minus stakes since `startedAt`. */
    net: MinorUnits,
    /** Start of the running session of play, which may have begun in another game; otherwise of this game session. */
    startedAt: Instant,
    interrupted: nullable(SlotsRoundStruct),
  }),
  errors: ['game_session_closed'],
})
