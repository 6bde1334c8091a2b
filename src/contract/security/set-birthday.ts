import { object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/entities/scalars.ts'

export const setBirthday = defineCall({
  name: 'setBirthday',
  summary: 'Gives the date of birth, once: `yyyy-MM-dd`.',
  method: 'POST',
  path: '/wps/member/profile/birthday',
  auth: 'member',
  request: object({ birthday: Text }),
  response: type({}),
  errors: ['field_invalid', 'birthday_known'],
})
