import { enums, integer, object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'

export const sendVerification = defineCall({
  name: 'sendVerification',
  summary: 'Sends the code for the second step of a login.',
  method: 'POST',
  path: '/wps/session/login/verification/send',
  auth: 'none',
  limit: 'code',
  request: object({
    verificationId: size(string(), 1, 64),
    method: enums(['sms', 'email']),
    language: optional(Language),
  }),
  response: type({ expiredMinutes: integer() }),
  errors: ['verification_expired', 'method_not_available'],
})
