import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { PushStruct } from './push.ts'

export const getPush = defineCall({
  name: 'getPush',
  summary:
    'The key to subscribe with, whether this device is subscribed, and what the caller is told by push messages.',
  method: 'GET',
  path: '/wps/member/push',
  auth: 'member',
  request: object({}),
  response: PushStruct,
})
