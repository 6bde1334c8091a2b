import { integer, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

export const getUnreadCount = defineCall({
  name: 'getUnreadCount',
  summary: 'How many messages the caller has not read, and how many rewards can be claimed and promotions taken.',
  method: 'GET',
  path: '/wps/member/message/unread',
  auth: 'member',
  request: object({}),
  response: type({ unread: integer(), claimable: optional(integer()), available: optional(integer()) }),
})
