import { object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'

export const setBirthday = defineCall({
  name: 'setBirthday',
  summary: 'Stores the date of birth (`yyyy-MM-dd`), once.',
  method: 'POST',
  path: '/wps/member/profile/birthday',
  auth: 'member',
  perDay: 20,
  request: object({ birthday: Text }),
  response: type({}),
  errors: ['field_invalid', 'birthday_known'],
})
