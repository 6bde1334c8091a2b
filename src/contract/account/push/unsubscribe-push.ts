import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { PushStruct } from './push.ts'

export const unsubscribePush = defineCall({
  name: 'unsubscribePush',
  summary: "Ends the push messages to the device of the caller's session.",
  method: 'POST',
  path: '/wps/member/push/unsubscribe',
  auth: 'member',
  perDay: 'any',
  request: object({}),
  response: PushStruct,
})
