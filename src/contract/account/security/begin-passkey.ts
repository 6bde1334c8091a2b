import { object } from 'superstruct'
import { PasskeyCreation } from '#contract/account/auth/passkey-ceremony.ts'
import { defineCall } from '#contract/define-call.ts'
import { Secret } from './recovery-codes.ts'

/** The challenge works once, within five minutes. The call does not exist without a configured address of the site. */
export const beginPasskey = defineCall({
  name: 'beginPasskey',
  summary: 'The options with which a browser creates a new passkey.',
  method: 'POST',
  path: '/wps/member/passkeys/begin',
  auth: 'member',
  sealed: true,
  limit: 'login',
  request: object({ password: Secret }),
  response: PasskeyCreation,
  errors: ['password_wrong', 'passkey_limit'],
})
