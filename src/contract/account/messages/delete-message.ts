import { integer, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'

/** This cannot be undone. */
export const deleteMessage = defineCall({
  name: 'deleteMessage',
  summary: 'Deletes a message; answers how many are still unread.',
  method: 'DELETE',
  path: '/wps/member/message',
  auth: 'member',
  request: object({ messageId: Text }),
  response: type({ unread: integer() }),
  errors: ['message_not_found'],
})
