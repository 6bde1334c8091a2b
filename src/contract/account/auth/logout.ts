import { object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

/** Ends this session on the server. A token that is no longer valid also gets a success. */
export const logout = defineCall({
  name: 'logout',
  summary: 'Ends the session; its token and its game tokens become invalid.',
  method: 'DELETE',
  path: '/wps/session/logout',
  auth: 'none',
  always: true,
  request: object({}),
  response: type({}),
})
