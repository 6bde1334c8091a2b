import { integer, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'

/** Opening it again changes nothing. */
export const openMessage = defineCall({
  name: 'openMessage',
  summary: 'Marks a message as read; answers how many are still unread.',
  method: 'POST',
  path: '/wps/member/message/read',
  auth: 'member',
  request: object({ messageId: Text }),
  response: type({ unread: integer() }),
  errors: ['message_not_found'],
})
