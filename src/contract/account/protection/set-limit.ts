import { nullable, object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { limitKey } from './limit-key.ts'
import { LimitAmount, ProtectionStruct } from './protection.ts'

/** A first or lower limit applies at once. A higher one, or none, is a wish that `confirmLimit` makes good later. */
export const setLimit = defineCall({
  name: 'setLimit',
  summary: 'Sets or lowers one of the caller’s limits, or requests to raise or remove it (amount null).',
  method: 'PUT',
  path: '/wps/member/protection/limit',
  auth: 'member',
  perDay: 60,
  request: object({ ...limitKey, amount: nullable(LimitAmount) }),
  response: ProtectionStruct,
  errors: ['limit_mandatory', 'limit_out_of_range'],
})
