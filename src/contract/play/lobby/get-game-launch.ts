import { boolean, integer, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language, Text } from '#contract/scalars.ts'

/** Opens nothing: a page asks it before it asks for a login. */
export const getGameLaunch = defineCall({
  name: 'getGameLaunch',
  summary: 'How a game would open: whether it can be played, also with play money, and on which page.',
  method: 'GET',
  path: '/wps/game/gameLaunchFB',
  auth: 'none',
  request: object({ gameCode: Text, language: Language }),
  response: type({
    nodeId: integer(),
    displayName: string(),
    /** It cannot be played now; launching it answers `game_maintenance`. */
    maintenance: boolean(),
    /** Whether it can be played with play money. */
    trial: boolean(),
    /** The page of an engine of ours, without language; null for a vendor's game, whose address is made when it opens. */
    url: nullable(string()),
  }),
  errors: ['game_not_found'],
})
