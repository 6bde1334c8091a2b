import { array, integer, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { clientFields } from './client-fields.ts'

export const getFavoriteIds = defineCall({
  name: 'getFavoriteIds',
  summary: 'Node ids of the caller’s favourites, newest first.',
  method: 'GET',
  path: '/wps/game/favorites/ids',
  auth: 'session',
  request: object(clientFields),
  response: type({ ids: array(integer()) }),
})
