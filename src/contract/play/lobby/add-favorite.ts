import { integer, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { gameFacts } from './client-fields.ts'

/** Adding a game that is already a favourite changes nothing and succeeds. */
export const addFavorite = defineCall({
  name: 'addFavorite',
  summary: 'Marks a game as favourite.',
  method: 'POST',
  path: '/wps/game/favorites',
  auth: 'session',
  request: object({ nodeId: integer(), ...gameFacts }),
  response: type({}),
  errors: ['game_not_found'],
})
