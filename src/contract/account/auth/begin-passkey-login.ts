import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { PasskeyRequest } from './passkey-ceremony.ts'

/** The challenge works once, within five minutes. The call does not exist without a configured address of the site. */
export const beginPasskeyLogin = defineCall({
  name: 'beginPasskeyLogin',
  summary: 'The options with which a browser asks for a passkey.',
  method: 'POST',
  path: '/wps/session/login/passkey/begin',
  auth: 'none',
  limit: 'captcha',
  request: object({}),
  response: PasskeyRequest,
})
