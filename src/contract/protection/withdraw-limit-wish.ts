import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { limitKey } from '#contract/entities/limit-key.ts'
import { ProtectionStruct } from '#contract/entities/protection.ts'

export const withdrawLimitWish = defineCall({
  name: 'withdrawLimitWish',
  summary: 'Takes back the wish for a higher limit, or for none; without a wish nothing changes.',
  method: 'DELETE',
  path: '/wps/member/protection/limit',
  auth: 'member',
  request: object(limitKey),
  response: ProtectionStruct,
})
