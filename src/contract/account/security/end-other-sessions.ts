import { integer, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  summary: 'Ends all sessions of the account except the caller’s.',
  method: 'POST',
  path: '/wps/member/sessions/end-others',
  auth: 'member',
  perDay: 'any',
  request: object({}),
  response: type({ ended: integer() }),
})
