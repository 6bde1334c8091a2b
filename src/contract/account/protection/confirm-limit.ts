import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { limitKey } from './limit-key.ts'
import { ProtectionStruct } from './protection.ts'

export const confirmLimit = defineCall({
  name: 'confirmLimit',
  summary: 'Confirms a requested higher limit after the waiting time.',
  method: 'POST',
  path: '/wps/member/protection/limit/confirm',
  auth: 'member',
  perDay: 60,
  request: object(limitKey),
  response: ProtectionStruct,
  errors: ['limit_wish_unknown', 'limit_wish_early'],
})
