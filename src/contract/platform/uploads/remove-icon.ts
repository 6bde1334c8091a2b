import { object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

export const removeIcon = defineCall({
  name: 'removeIcon',
  summary: 'Removes the picture of the caller’s account; without one nothing changes.',
  method: 'DELETE',
  path: '/wps/member/info/icon',
  auth: 'member',
  request: object({}),
  response: type({}),
})
