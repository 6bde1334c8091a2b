import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CodeText } from '#contract/entities/access.ts'
import { RecoveryCodes } from '#contract/entities/recovery-codes.ts'
import { Language } from '#contract/entities/scalars.ts'

/** From now on every login by password or SMS asks for a code of the app. */
export const confirmAuthenticator = defineCall({
  name: 'confirmAuthenticator',
  summary: 'Turns the authenticator app on, and returns recovery codes.',
  method: 'POST',
  path: '/wps/member/authenticator/confirm',
  auth: 'member',
  sealed: true,
  request: object({ code: CodeText, language: optional(Language) }),
  response: RecoveryCodes,
  errors: ['setup_expired', 'code_wrong'],
})
