import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { PasskeyRequest } from '#contract/entities/passkey-ceremony.ts'

/** The challenge works once, within five minutes. The call does not exist without a configured address of the site. */
export const beginPasskeyLogin = defineCall({
  name: 'beginPasskeyLogin',
  summary: 'Gives what a browser asks for a passkey with.',
  method: 'POST',
  path: '/wps/session/login/passkey/begin',
  auth: 'none',
  request: object({}),
  response: PasskeyRequest,
})
