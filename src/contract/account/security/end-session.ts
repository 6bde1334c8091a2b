import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'

/** Another member's session is not found, and neither is one that has ended. */
export const endSession = defineCall({
  name: 'endSession',
  summary: 'Ends one open session of the account.',
  method: 'POST',
  path: '/wps/member/sessions/end',
  auth: 'member',
  perDay: 'any',
  request: object({ sessionId: Text }),
  response: object({}),
  errors: ['session_not_found'],
})
