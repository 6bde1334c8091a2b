import { object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Count } from '#contract/scalars.ts'
import { gameFacts } from './client-fields.ts'

/** Removing a game that is not a favourite changes nothing and succeeds. */
export const removeFavorite = defineCall({
  name: 'removeFavorite',
  summary: 'Removes a game from the favourites.',
  method: 'DELETE',
  path: '/wps/game/favorites',
  auth: 'session',
  request: object({ nodeId: Count, ...gameFacts }),
  response: type({}),
})
