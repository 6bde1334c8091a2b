import { enums, type Infer, integer, object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { LaunchedStruct } from '#contract/play/games/launched.ts'
import { Language } from '#contract/scalars.ts'

const LaunchGameRequestStruct = object({
  nodeId: integer(),
  /** `trial` plays with play money; allowed only if the game's `supportPlay` is 0. */
  mode: enums(['real', 'trial']),
  language: Language,
})
export type LaunchGameRequest = Infer<typeof LaunchGameRequestStruct>

/**
 * Opens a game session. The page sends the token to the frame by `postMessage`; it is never part of an address. A trial
 * user who asks for `real` is refused. `game_maintenance` carries `value: { suggestions: Game[] }`.
 */
export const launchGame = defineCall({
  name: 'launchGame',
  summary: 'Opens a game session and returns the page for the frame.',
  method: 'POST',
  path: '/wps/game/launchGame',
  auth: 'session',
  request: LaunchGameRequestStruct,
  response: LaunchedStruct,
  errors: [
    'game_not_found',
    'game_maintenance',
    'trial_not_supported',
    'real_account_required',
    'play_blocked',
    'limits_missing',
  ],
})
