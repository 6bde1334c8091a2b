import { boolean, object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { PushStruct } from './push.ts'

export const setPush = defineCall({
  name: 'setPush',
  summary: 'Chooses what the caller is told by push messages, on all devices.',
  method: 'POST',
  path: '/wps/member/push',
  auth: 'member',
  request: object({ withdrawals: boolean(), rewards: boolean() }),
  response: PushStruct,
})
