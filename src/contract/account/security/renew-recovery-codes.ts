import { object, optional } from 'superstruct'
import { CodeText } from '#contract/account/auth/access.ts'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { RecoveryCodes, Secret } from './recovery-codes.ts'

export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  summary: 'Makes new recovery codes; the old ones are void.',
  method: 'POST',
  path: '/wps/member/authenticator/recovery-codes',
  auth: 'member',
  sealed: true,
  limit: 'login',
  request: object({ password: Secret, code: CodeText, language: optional(Language) }),
  response: RecoveryCodes,
  errors: ['password_wrong', 'authenticator_off', 'code_wrong'],
})
