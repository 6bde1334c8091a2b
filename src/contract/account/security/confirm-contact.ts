import { object, optional, type } from 'superstruct'
import { CodeText } from '#contract/account/auth/access.ts'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { ContactFields } from './contact.ts'

/** The old address or number, if it was proved, gets a message. */
export const confirmContact = defineCall({
  name: 'confirmContact',
  summary: 'Confirms a new e-mail address or mobile number with the code that was sent to it.',
  method: 'POST',
  path: '/wps/member/profile/contact',
  auth: 'member',
  limit: 'login',
  request: object({ ...ContactFields, code: CodeText, language: optional(Language) }),
  response: type({}),
  errors: ['code_wrong', 'field_invalid'],
})
