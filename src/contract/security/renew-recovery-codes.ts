import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CodeText } from '#contract/entities/access.ts'
import { RecoveryCodes, Secret } from '#contract/entities/recovery-codes.ts'
import { Language } from '#contract/entities/scalars.ts'

export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  summary: 'Makes new recovery codes; the old ones are void.',
  method: 'POST',
  path: '/wps/member/authenticator/recovery-codes',
  auth: 'member',
  sealed: true,
  request: object({ password: Secret, code: CodeText, language: optional(Language) }),
  response: RecoveryCodes,
  errors: ['password_wrong', 'authenticator_off', 'code_wrong'],
})
