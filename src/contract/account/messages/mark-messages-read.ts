import { integer, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

export const markMessagesRead = defineCall({
  name: 'markMessagesRead',
  summary: 'Marks all messages of the caller as read.',
  method: 'POST',
  path: '/wps/member/messages/read',
  auth: 'member',
  request: object({}),
  response: type({ unread: integer() }),
})
