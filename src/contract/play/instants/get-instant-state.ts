import { enums, integer, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { ActiveSeedPairStruct } from '#contract/play/fairness/seed-pair.ts'
import { fundsFields } from '#contract/play/games/funds.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'
import { InstantNameStruct } from '#games/instants/wire.ts'
import { InstantRoundStruct } from './instant-round.ts'

/**
 * The initial state of a frame. A round that waits for its player goes on from `open`, on any device. One that ended without its player
 * is `interrupted` until the next bet.
 */
export const getInstantState = defineCall({
  name: 'getInstantState',
  summary:
    'Opens or resumes an instant game: rules, limits, wallet, seeds, and a round that goes on or was interrupted.',
  method: 'GET',
  path: '/wps/game/instants/state',
  auth: 'game',
  request: object({}),
  response: type({
    gameCode: string(),
    gameName: string(),
    game: InstantNameStruct,
    table: string(),
    look: string(),
    mode: enums(['real', 'trial']),
    ...fundsFields,
    currency: CurrencyCode,
    /** The smallest and the largest stake of a round, and the most that a round pays. */
    least: MinorUnits,
    most: MinorUnits,
    mostWin: MinorUnits,
    /** Least time between the beginnings of two rounds, in milliseconds. */
    cycle: integer(),
    /** Least and greatest return of the game's bets, in hundredths of a per cent. */
    leastReturn: integer(),
    greatestReturn: integer(),
    /** Wins minus stakes since `startedAt`. */
    net: MinorUnits,
    startedAt: Instant,
    seeds: ActiveSeedPairStruct,
    open: nullable(InstantRoundStruct),
    interrupted: nullable(InstantRoundStruct),
  }),
  errors: ['game_session_closed'],
})
