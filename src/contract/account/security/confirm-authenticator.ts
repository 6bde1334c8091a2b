import { object, optional } from 'superstruct'
import { CodeText } from '#contract/account/auth/access.ts'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { RecoveryCodes } from './recovery-codes.ts'

/** From now on every login by password or SMS asks for a code of the app. */
export const confirmAuthenticator = defineCall({
  name: 'confirmAuthenticator',
  summary: 'Turns the authenticator app on, and returns recovery codes.',
  method: 'POST',
  path: '/wps/member/authenticator/confirm',
  auth: 'member',
  sealed: true,
  limit: 'login',
  request: object({ code: CodeText, language: optional(Language) }),
  response: RecoveryCodes,
  errors: ['setup_expired', 'code_wrong'],
})
