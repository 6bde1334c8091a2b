import { integer, object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { ContactFields } from './contact.ts'

/**
 * The login password proves the owner. Whether another account has proved the number is answered only with the code.
 */
export const sendContactCode = defineCall({
  name: 'sendContactCode',
  summary: 'Sends a code to a new e-mail address or mobile number of the account.',
  method: 'POST',
  path: '/wps/member/profile/contact/code',
  auth: 'member',
  sealed: true,
  limit: 'code',
  request: object({ ...ContactFields, password: size(string(), 1, 128), language: optional(Language) }),
  response: type({ expiredMinutes: integer() }),
  errors: ['password_wrong', 'field_invalid'],
})
