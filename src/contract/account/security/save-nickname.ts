import { object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'

export const saveNickname = defineCall({
  name: 'saveNickname',
  summary: 'Changes the name that other people see.',
  method: 'POST',
  path: '/wps/member/profile/nickname',
  auth: 'member',
  perDay: 20,
  request: object({ nickname: Text }),
  response: type({}),
  errors: ['field_invalid'],
})
