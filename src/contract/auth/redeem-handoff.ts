import { object, size, string } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { OpenedSession } from '#contract/entities/access.ts'

/**
 * The code is gone with the first answer. One that is unknown, used or too old, or whose session or account is no longer
 * good, is answered alike. The new session ends when the one behind the code would have at the latest; logging out of
 * either leaves the other.
 */
export const redeemHandoff = defineCall({
  name: 'redeemHandoff',
  summary: 'Opens a session of its own with the code of `createHandoff`.',
  method: 'POST',
  path: '/wps/session/login/handoff',
  auth: 'none',
  sealed: true,
  request: object({ code: size(string(), 1, 128) }),
  response: OpenedSession,
  errors: ['handoff_invalid'],
})
