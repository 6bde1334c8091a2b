import { array, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { TableMessageStruct } from './table.ts'

export const getTableMessages = defineCall({
  name: 'getTableMessages',
  summary: 'The last messages at a shared table, without those of players that the member has muted.',
  method: 'GET',
  path: '/wps/game/tables/messages',
  auth: 'game',
  request: object({}),
  response: type({ messages: array(TableMessageStruct), muted: array(TableMessageStruct.schema.authorKey) }),
  errors: ['game_session_closed'],
})
