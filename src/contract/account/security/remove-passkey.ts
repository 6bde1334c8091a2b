import { object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { Secret } from './recovery-codes.ts'

/** The removed passkey opens nothing, even if the device still offers it. */
export const removePasskey = defineCall({
  name: 'removePasskey',
  summary: 'Removes a passkey of the account.',
  method: 'POST',
  path: '/wps/member/passkeys/remove',
  auth: 'member',
  sealed: true,
  limit: 'login',
  request: object({ passkeyId: size(string(), 1, 32), password: Secret, language: optional(Language) }),
  response: type({}),
  errors: ['password_wrong', 'passkey_not_found'],
})
