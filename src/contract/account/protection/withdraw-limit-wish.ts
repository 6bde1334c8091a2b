import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { limitKey } from './limit-key.ts'
import { ProtectionStruct } from './protection.ts'

export const withdrawLimitWish = defineCall({
  name: 'withdrawLimitWish',
  summary: 'Withdraws the request for a higher limit, or for none; without a request nothing changes.',
  method: 'DELETE',
  path: '/wps/member/protection/limit',
  auth: 'member',
  perDay: 60,
  request: object(limitKey),
  response: ProtectionStruct,
})
