import { enums, integer, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { ProvedAct } from './proof.ts'

export const sendSecurityCode = defineCall({
  name: 'sendSecurityCode',
  summary: 'Sends the account’s owner a code that authorises one act.',
  method: 'POST',
  path: '/wps/member/security/code',
  auth: 'member',
  limit: 'code',
  request: object({ method: enums(['sms', 'email']), act: ProvedAct, language: optional(Language) }),
  response: type({ expiredMinutes: integer() }),
  errors: ['method_not_available'],
})
