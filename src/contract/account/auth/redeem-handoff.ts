import { object, size, string } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { OpenedSession } from './access.ts'

/**
 * A code works once. Unknown, used and expired codes get the same answer, as do codes whose session or account is no
 * longer valid. The new session ends at the latest when the first one would have; logging out of one leaves the other.
 */
export const redeemHandoff = defineCall({
  name: 'redeemHandoff',
  summary: 'Opens a new session with the code of `createHandoff`.',
  method: 'POST',
  path: '/wps/session/login/handoff',
  auth: 'none',
  sealed: true,
  limit: 'login',
  request: object({ code: size(string(), 1, 128) }),
  response: OpenedSession,
  errors: ['handoff_invalid'],
})
