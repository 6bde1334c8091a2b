import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { PasskeyRequest } from '#contract/entities/passkey-ceremony.ts'

/** The challenge works once, within five minutes. Without a configured address of the site the call does not exist. */
export const beginPasskeyLogin = defineCall({
  name: 'beginPasskeyLogin',
  summary: 'Gives what a browser asks for a passkey with.',
  method: 'POST',
  path: '/wps/session/login/passkey/begin',
  auth: 'none',
  request: object({}),
  response: PasskeyRequest,
})
