import { object, size, string, trimmed } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { TableMessageStruct } from './table.ts'

/** Most characters of a message. */
const longestTableMessage = 200

/** `message_refused`: it has a link, or a word that is not allowed. `chat_off`: the table has no chat, or the member was silenced. */
export const sendTableMessage = defineCall({
  name: 'sendTableMessage',
  summary: 'Writes to everybody at a shared table.',
  method: 'POST',
  path: '/wps/game/tables/message',
  auth: 'game',
  request: object({ text: size(trimmed(string()), 1, longestTableMessage) }),
  response: TableMessageStruct,
  errors: ['message_refused', 'chat_off', 'game_session_closed'],
})
