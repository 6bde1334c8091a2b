import { object, optional, type } from 'superstruct'
import { CodeText } from '#contract/account/auth/access.ts'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { Secret } from './recovery-codes.ts'

/** The code is one of the app, or a recovery code. */
export const removeAuthenticator = defineCall({
  name: 'removeAuthenticator',
  summary: 'Turns the authenticator app off.',
  method: 'POST',
  path: '/wps/member/authenticator/remove',
  auth: 'member',
  sealed: true,
  limit: 'login',
  request: object({ password: Secret, code: CodeText, language: optional(Language) }),
  response: type({}),
  errors: ['password_wrong', 'authenticator_off', 'code_wrong'],
})
