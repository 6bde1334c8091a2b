import { integer, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

export const getUnreadCount = defineCall({
  name: 'getUnreadCount',
  summary:
    'The numbers of unread messages, of claimable rewards, of promotions that the caller can join, apply for or claim, and of all that can be claimed at once.',
  method: 'GET',
  path: '/wps/member/message/unread',
  auth: 'member',
  request: object({}),
  response: type({
    unread: integer(),
    claimable: optional(integer()),
    available: optional(integer()),
    /** Everything that can be claimed at once: rewards, rebates, missions, the sign-in of today, envelopes. */
    toClaim: optional(integer()),
  }),
})
