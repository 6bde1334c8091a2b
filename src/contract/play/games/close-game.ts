import { object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

export const closeGame = defineCall({
  name: 'closeGame',
  summary: 'Ends the game session; its token becomes invalid. An open round is settled first.',
  method: 'DELETE',
  path: '/wps/game/session',
  auth: 'game',
  request: object({}),
  response: type({}),
  errors: ['game_session_closed'],
})
