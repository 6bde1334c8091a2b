import { object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Instant } from '#contract/scalars.ts'

/** Another site uses the code to send a logged-in person here: `https://<site>/<page>?token=<code>`. */
export const createHandoff = defineCall({
  name: 'createHandoff',
  summary: 'A code with which another page opens a session of this account, once, within a minute.',
  method: 'POST',
  path: '/wps/session/handoff',
  auth: 'member',
  request: object({}),
  response: type({ code: string(), expiresAt: Instant }),
})
