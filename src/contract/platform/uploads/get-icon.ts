import { nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

export const getIcon = defineCall({
  name: 'getIcon',
  summary: 'The picture of the caller’s account; null if there is none.',
  method: 'GET',
  path: '/wps/member/info/icon',
  auth: 'session',
  request: object({}),
  response: type({ icon: nullable(string()) }),
})
