import { object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CodeText } from '#contract/entities/access.ts'
import { ContactFields } from '#contract/entities/contact.ts'
import { Language } from '#contract/entities/scalars.ts'

/** The old address or number, if it was proved, gets a message. */
export const confirmContact = defineCall({
  name: 'confirmContact',
  summary: 'Confirms a new e-mail address or mobile number with the code that was sent to it.',
  method: 'POST',
  path: '/wps/member/profile/contact',
  auth: 'member',
  request: object({ ...ContactFields, code: CodeText, language: optional(Language) }),
  response: type({}),
  errors: ['code_wrong', 'field_invalid'],
})
